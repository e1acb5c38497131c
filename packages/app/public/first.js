// Runs before the first paint, and before any other code is here. It is a file of its own because the page allows no
// inline script. The keys are those of src/services/storage.ts.
(() => {
  const root = document.documentElement;
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
  root.dataset.theme = dark ? "dark" : "light";

  void hasMatchedFonts().then((has) => has || useFontsWithoutSwap());

  // Discreet mode, density, how prose is set and what a visitor hides are kept by src/services/keptPreferences.ts; they are here before the
  // first picture, and the first list, is.
  const kept = new Promise((tell) => {
    const tellNothing = () => tell(undefined);
    let opening;
    try {
      opening = indexedDB.open("mimi-preferences");
    } catch {
      // Without a database everything is as it is by default.
      return tellNothing();
    }
    // Nothing was chosen yet: no empty database is left behind.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = tellNothing;
    opening.onsuccess = () => {
      const database = opening.result;
      const asked = database.transaction("preferences").objectStore("preferences").get("chosen");
      asked.onsuccess = () => tell(asked.result);
      asked.onerror = tellNothing;
      database.close();
    };
  });
  globalThis.mimiKept = kept.then((chosen) => {
    const { discreet, density, reading } = chosen ?? {};
    setProse(reading ?? {});
    if (density) root.dataset.density = density;
    if (discreet) {
      root.dataset.discreet = "";
      // The tab says nothing in particular (product 6.12); the title is the one of src/state/titles.ts.
      document.title = "Reading";
      document.querySelector("link[rel=icon]").href = "data:,";
    }
    return chosen;
  });

  // What a page asks first is on its way while its code still is; src/services/api/fetchAhead.ts hands it over. Where the
  // server drew the page for a visitor, it brings along what it drew it of.
  const isVisitor = session === null && isAdult === "false";
  const asked = (globalThis.mimiAsked = {});
  const calls = isAdult === null ? [] : firstCalls();
  // The files of the app's code, first the one that begins it: a page with a picture leaves them to be fetched from here.
  const code = document.currentScript.dataset.code?.split(" ");
  if (!isVisitor || !code) for (const path of calls) ask(path);
  if (code && !mayBePlain()) fetchCode();

  /** What picture.js has to know of whoever is here. */
  globalThis.mimiFirst = {
    calls,
    mayBePlain: mayBePlain(),
    isPlain: isPlain(),
    /** Begins the app. */
    async start() {
      if (mayBePlain()) await fetchCode();
      return import(code[0]);
    },
    /** Takes over answers to visitors. */
    take(answers) {
      if (!isVisitor) return;
      for (const path in answers)
        asked[addressOf(path)] = Promise.resolve(new Response(JSON.stringify(answers[path])));
    },
  };

  /** Whether the system has fonts that the fallback faces of @mimi/ui are scaled for: text then keeps its place when its own font arrives. */
  async function hasMatchedFonts() {
    const hasOneOf = (...names) =>
      Promise.any(names.map((name) => new globalThis.FontFace("probe", `local("${name}")`).load()));
    try {
      await hasOneOf(
        ...["Arial", "Liberation Sans", "Arimo", "Arimo Regular", "Roboto", "Roboto Regular"],
        ...["Noto Sans", "Noto Sans Regular", "Open Sans", "Open Sans Regular", "Ubuntu", "Ubuntu Regular"],
        ...["Cantarell", "Cantarell Regular", "Adwaita Sans", "Adwaita Sans Regular", "DejaVu Sans"],
      );
      await hasOneOf(
        ...["Times New Roman", "Liberation Serif", "Tinos", "Tinos Regular"],
        ...["Noto Serif", "Noto Serif Regular", "DejaVu Serif"],
      );
      return true;
    } catch {
      // None was found.
      return false;
    }
  }

  /** A font that is late is not used before the next page load (docs/decisions/0026). It is loaded at once, to be early. */
  function useFontsWithoutSwap() {
    // The style sheets follow this script. This runs before each paint, so nothing is painted in between.
    if (document.fonts.size === 0) return requestAnimationFrame(useFontsWithoutSwap);
    for (const face of document.fonts) face.display = "optional";
    const book = '"Literata Variable"';
    const fonts = [
      '600 1em "Labrada Variable"',
      '700 1em "Labrada Mark"',
      '500 1em "Hanken Grotesk Variable"',
    ];
    for (const font of [...fonts, `1em ${book}`, `italic 1em ${book}`])
      document.fonts.load(font).catch(() => undefined);
  }

  /** Prose as somebody likes to read it (product 6.9), by what readingVars of @mimi/ui makes of it. */
  function setProse({ typeface, size, lineLength }) {
    const face = {
      serif: '"Literata Variable", "Literata Fallback", Georgia, serif',
      sans: '"Hanken Grotesk Variable", "Hanken Grotesk Fallback", system-ui, sans-serif',
      legible: '"Lexend Variable", "Lexend Fallback", Verdana, sans-serif',
    }[typeface];
    const factor = { small: 0.9, medium: 1, large: 1.2, largest: 1.45 }[size];
    const [line, column] =
      { short: ["48ch", "520px"], medium: ["62ch", "640px"], long: ["76ch", "780px"] }[lineLength] ?? [];
    // Nothing was chosen, or what another version knows.
    if (!face || !factor || !line) return;
    const optical = typeface === "serif" ? 1 : 0.94;
    const set = (name, value) => root.style.setProperty(`--mimi-${name}`, value);
    const text = "clamp(1.0625rem, 1.0341rem + 0.121vw, 1.125rem)";
    const leading = "clamp(1.75rem, 1.6932rem + 0.242vw, 1.875rem)";
    set("font-book", face);
    set("text-prose", `calc(${text} * ${(factor * optical).toFixed(3)})`);
    set("leading-prose", `calc(${leading} * ${factor.toFixed(3)})`);
    set("size-measure", line);
    set("size-prose", column);
  }

  /** Asks for the files of the code, a few at a time: all in one go would keep the page from answering its reader. */
  async function fetchCode(hrefs = code) {
    for (const href of hrefs.slice(0, 4))
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    if (hrefs.length <= 4) return;
    await new Promise((resolve) => setTimeout(resolve));
    await fetchCode(hrefs.slice(4));
  }

  function addressOf(path) {
    return `${location.origin}/api${path}`;
  }

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

  function ask(path) {
    const url = addressOf(path);
    const headers = session === null ? {} : { "mimi-cookie": session };
    asked[url] = fetch(url, { headers, cache: "no-store", credentials: "omit" });
    // Whoever takes it over says what went wrong.
    asked[url].catch(() => undefined);
  }

  /** The server draws home and the pages of characters for visitors, and a chat for a member. */
  function mayBePlain() {
    return isAdult === "false" && isVisitor !== isChat() && location.search === "";
  }

  /** Whether the server drew what is here to be seen: by somebody who chose nothing about it, and never chatted here. */
  async function isPlain() {
    if (!mayBePlain()) return false;
    const history = isChat() && asked[addressOf(calls.find((path) => path.includes("last_history")))];
    const answer = history && history.then((response) => response.clone().json()).catch(() => null);
    const chosen = await globalThis.mimiKept;
    if (chosen && (location.pathname !== "/" || chosen.discreet || chosen.hidden)) return false;
    return !isChat() || (await answer)?.data?.chat === null;
  }

  function isChat() {
    return location.pathname.endsWith("/chat");
  }
})();
