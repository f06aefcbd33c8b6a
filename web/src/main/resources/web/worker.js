// Keeps the pages for when the server cannot be reached, so that an open table says so calmly instead of vanishing.
// The server is asked first, always: what is kept is only the answer of last resort.

const KEPT = "tilewatch-pages";

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const { pathname, origin } = new URL(request.url);
  const live = pathname.startsWith("/api/") || pathname === "/health";
  if (request.method !== "GET" || origin !== location.origin || live) return;
  event.respondWith(
    fetch(request).then(
      (answer) => {
        if (answer.ok) {
          const copy = answer.clone();
          event.waitUntil(caches.open(KEPT).then((cache) => cache.put(request, copy)));
        }
        return answer;
      },
      async (problem) => (await caches.match(request)) ?? Promise.reject(problem),
    ),
  );
});
