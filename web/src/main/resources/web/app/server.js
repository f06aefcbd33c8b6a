// Asking the server over HTTP. Whatever it refuses becomes an error with the server's own words.

export class Refused extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const json = text && answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : undefined;
  if (!answer.ok) throw new Refused(answer.status, json?.error ?? `${answer.status}`);
  return json;
}

/** @param {string} path */
export const get = (path) => ask("GET", path);
/** @param {string} path @param {unknown} body */
export const post = (path, body) => ask("POST", path, body);
/** @param {string} path @param {unknown} body */
export const put = (path, body) => ask("PUT", path, body);
/** @param {string} path */
export const remove = (path) => ask("DELETE", path);
