// The address is still the one that was asked for: once the server can be reached, loading it again opens it.
const AGAIN_MS = 3000;

const reload = () => location.reload();

/** Whether the server answers: being online says only that there is some network. */
async function isBack() {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

async function look() {
  if (document.visibilityState === "visible" && (await isBack())) reload();
}

addEventListener("online", look);
document.addEventListener("visibilitychange", look);
setInterval(look, AGAIN_MS);
document.querySelector("button")?.addEventListener("click", reload);
