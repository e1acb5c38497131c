// Runs before the first paint, and before any other code is here. It is a file of its own because the page allows no
// inline script. The keys are those of src/services/storage.ts.
(() => {
  let session = null;
  let isDark = null;
  let isAdult = null;
  try {
    session = localStorage.getItem("mimi-cookie");
    isDark = localStorage.getItem("mimi-dark");
    isAdult = localStorage.getItem("mimi-adult");
    // Before the first call the flag says what somebody chose (§4).
    if (isAdult === null) localStorage.setItem("mimi-adult", (isAdult = "false"));
  } catch {
    // Storage may be switched off: the system's preference decides, and nothing is asked ahead.
  }
  // No page flashes in another dress (§4).
  const dark = isDark === null ? matchMedia("(prefers-color-scheme: dark)").matches : isDark === "true";
  document.documentElement.dataset.theme = dark ? "dark" : "light";

  // What a page asks first is on its way while its code still is; src/services/api/fetchAhead.ts hands it over.
  const asked = (globalThis.mimiAsked = {});
  if (isAdult !== null) for (const path of firstCalls()) ask(`${location.origin}/api${path}`);

  function firstCalls() {
    const { pathname } = location;
    const rating = isAdult === "false" ? "sfw" : "nsfw";
    const count = matchMedia("(width < 768px)").matches ? 10 : 20;
    if (pathname === "/")
      return [`/index/top/?rating=${rating}`, `/index/?page=1&count=${count}&rating=${rating}`];
    const [, id, page] = /^\/character\/([\w-]+)\/(detail|chat)$/.exec(pathname) ?? [];
    if (id === undefined) return [];
    const history =
      page === "chat" && session !== null ? ["/user/", `/character/last_history/?character_id=${id}`] : [];
    return [`/character/detail/?character_id=${id}`, ...history];
  }

  function ask(url) {
    const headers = session === null ? {} : { "mimi-cookie": session };
    asked[url] = fetch(url, { headers, cache: "no-store", credentials: "omit" });
    // Whoever takes it over says what went wrong.
    asked[url].catch(() => undefined);
  }
})();

// Discreet mode, density and what a visitor hides are kept by src/services/keptPreferences.ts; they are here before the
// first picture, and the first list, is. `mimiHidden` is a promise of what is hidden; where nothing is, it stays open.
globalThis.mimiHidden = new Promise((tell) => {
  let opening;
  try {
    opening = indexedDB.open("mimi-preferences");
  } catch {
    // Without a database everything is as it is by default.
    return;
  }
  // Nothing was chosen yet: no empty database is left behind.
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onsuccess = () => {
    const database = opening.result;
    const asked = database.transaction("preferences").objectStore("preferences").get("chosen");
    asked.onsuccess = () => {
      const { discreet, density, hidden } = asked.result ?? {};
      if (discreet) showDiscreet();
      if (density) document.documentElement.dataset.density = density;
      if (hidden) tell(hidden);
    };
    database.close();
  };
  // The tab says nothing in particular (product 6.12); the title is the one of src/state/titles.ts.
  function showDiscreet() {
    document.documentElement.dataset.discreet = "";
    document.title = "Reading";
    document.querySelector("link[rel=icon]").href = "data:,";
  }
});
