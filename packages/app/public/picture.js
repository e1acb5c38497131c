// Shows the picture that the server drew of a page, starts the app behind it, and takes it away once the app shows the
// same (docs/decisions/0022). Pages without a picture do without this file.
(() => {
  /** How long each is waited for: the faces of the letters and what is known of the reader, the picture, the app, its covers. */
  const MOST_MS = { ready: 2_000, drawn: 1_000, app: 10_000, covers: 300 };
  const { dataset } = document.documentElement;
  const picture = document.getElementById("picture");
  const root = document.getElementById("root");
  const answers = JSON.parse(document.getElementById("mimi-answers").textContent);
  // Absent when first.js could not be fetched: the page does without all that it does.
  const first = globalThis.mimiFirst;

  first?.take(answers);
  // The server only guesses how wide a screen is, and with it how many cards there are.
  const isOfThisPage = Object.keys(answers).every((path) => first?.calls.includes(path));
  if (first?.mayBePlain && isOfThisPage) void prepare();
  else leave();

  /** Has the picture laid out, which fetches its faces and covers, and sees whether it is meant for whoever is here. */
  async function prepare() {
    dataset.picture = "hidden";
    // The layout asks for the faces. In any other the lines would break anew a moment later.
    picture.getBoundingClientRect();
    const faces = atMost(MOST_MS.ready, document.fonts.ready);
    if (!(await atMost(MOST_MS.ready, first.isPlain))) return leave();
    await faces;
    // What is shown without its font keeps the system's until the next page load: lines would break anew.
    for (const face of document.fonts) if (face.status === "loading") face.display = "optional";
    show();
  }

  /** The app draws the page alone. */
  function leave() {
    delete dataset.picture;
    picture.remove();
    void start();
  }

  function start() {
    return first ? first.start() : import(document.querySelector("[data-code]").dataset.code.split(" ")[0]);
  }

  async function show() {
    // A conversation stands at its end.
    picture.querySelector("[role=log]")?.scrollTo(0, Number.MAX_SAFE_INTEGER);
    dataset.picture = "shown";
    addEventListener("click", keep);
    // A tab that nobody sees is not drawn: there is nothing to wait for.
    await atMost(document.hidden ? 0 : MOST_MS.drawn, drawn());
    const stands = appStands();
    try {
      await start();
      await atMost(MOST_MS.app, stands);
      // The app has just been at work: its layout, which the covers are looked up in, is another piece of work.
      await new Promise((resolve) => setTimeout(resolve));
      await atMost(MOST_MS.covers, coversDecoded());
      requestAnimationFrame(uncover);
    } catch {
      // Without the code the page can be read at least, and its links followed.
      for (const name of ["aria-hidden", "inert"]) picture.removeAttribute(name);
      removeEventListener("click", keep);
    }
  }

  /** Code that runs any sooner holds up the drawing of the picture. */
  function drawn() {
    return new Promise((tell) => {
      // The page's bare ground is painted before, while the picture waits for its faces.
      const contentful = (painted) => painted.getEntriesByName("first-contentful-paint").length > 0 && tell();
      new PerformanceObserver(contentful).observe({ type: "paint", buffered: true });
    });
  }

  /** Resolves once the app shows a page, and nothing of it is still on its way. */
  function appStands() {
    return new Promise((tell) => {
      const observer = new MutationObserver(() => {
        if (!root.querySelector("main") || root.querySelector("[role=status][aria-busy=true]")) return;
        observer.disconnect();
        tell();
      });
      observer.observe(root, { childList: true, subtree: true });
    });
  }

  /** The app's own covers would appear a moment after all else. */
  function coversDecoded() {
    const inSight = [...root.querySelectorAll("img")].filter(
      (image) => image.currentSrc && image.getBoundingClientRect().top < innerHeight,
    );
    return Promise.allSettled(inSight.map((image) => image.decode()));
  }

  let pressed;
  function keep(event) {
    // The picture lets through what is pressed: a link or a button of the app has heard of it.
    if (!event.target.closest("#root :is(a, button, input, textarea)")) pressed = event;
  }

  function uncover() {
    delete dataset.picture;
    picture.remove();
    removeEventListener("click", keep);
    if (!pressed) return;
    // Whoever was faster than the code meant what stands in this place.
    const meant = document
      .elementFromPoint(pressed.clientX, pressed.clientY)
      ?.closest("a, button, input, textarea");
    meant?.focus();
    meant?.dispatchEvent(new MouseEvent("click", pressed));
  }

  function atMost(ms, promise) {
    return Promise.race([promise, new Promise((resolve) => setTimeout(resolve, ms))]);
  }
})();
