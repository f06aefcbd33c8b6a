// Shows what the server says about itself, so that the page proves more than that a file was sent.
const line = document.getElementById("health");
try {
  const answer = await fetch("/health");
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { status, version } = await answer.json();
  line.textContent = `Server: ${status}, version ${version}.`;
} catch (problem) {
  line.textContent = `The server does not answer (${problem.message}).`;
}
