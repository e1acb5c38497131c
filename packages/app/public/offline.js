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

/** The texts in the language that was chosen in this browser, else in the first one of the browser that there are texts in. */
async function translate() {
  const texts = await (await fetch("/offlineTexts.json")).json();
  const chosen = /(?:^|; )mimi-language=([^;]+)/.exec(document.cookie)?.[1];
  const preferred = [chosen, ...navigator.languages].filter((tag) => tag !== undefined);
  const found = preferred
    .map((tag) => Object.keys(texts).find((offered) => isSame(offered, tag)))
    .find(Boolean);
  if (!found) return;
  const { title, text, tryAgain, direction } = texts[found];
  document.documentElement.lang = found;
  document.documentElement.dir = direction;
  document.title = `${title} · Mimi`;
  document.querySelector("h1").textContent = title;
  document.querySelector("p").textContent = text;
  document.querySelector("button").textContent = tryAgain;
}

/** Whether two tags have the same language and script: `de-AT` is `de`, `zh-CN` is `zh-Hans`, and `zh-TW` is not. */
function isSame(tag, otherTag) {
  try {
    const [one, other] = [tag, otherTag].map((name) => new Intl.Locale(name).maximize());
    return one.language === other.language && one.script === other.script;
  } catch {
    return false;
  }
}

addEventListener("online", look);
document.addEventListener("visibilitychange", look);
setInterval(look, AGAIN_MS);
document.querySelector("button")?.addEventListener("click", reload);
translate();
