/** Where each page of the browser's history was scrolled to, so that Back comes back to the same place. */
export interface ScrollMemory {
  /** To be called once a page is rendered: scrolls to where it was left, or to the top of a new page. */
  restore(): void;
}

interface Entry {
  readonly entry?: number;
}

/** Takes the scrolling of history off the browser, which would do it before the page has its height. */
export function createScrollMemory(): ScrollMemory {
  const places = new Map<number, number>();
  let last = 0;
  let current = nameEntry();
  history.scrollRestoration = "manual";

  function nameEntry(): number {
    const known = (history.state as Entry | null)?.entry;
    if (known !== undefined) {
      last = Math.max(last, known);
      return known;
    }
    last += 1;
    history.replaceState({ ...(history.state as object | null), entry: last }, "");
    return last;
  }

  function leave(): void {
    places.set(current, scrollY);
    current = nameEntry();
  }

  // An address that takes the place of another brings no name along: it keeps the one of its entry, and its place.
  function keepName(): void {
    places.set(current, scrollY);
    const state = history.state as (Entry & object) | null;
    if (state?.entry !== current) history.replaceState({ ...state, entry: current }, "");
  }

  // The router announces its own changes of history by events of these names.
  addEventListener("pushState", leave);
  addEventListener("replaceState", keepName);
  addEventListener("popstate", leave);

  let isFirstPage = true;

  return {
    restore() {
      // The user may have scrolled the first page while its code was loading.
      if (isFirstPage) {
        isFirstPage = false;
        return;
      }
      const place = places.get(current) ?? 0;
      scrollTo(0, place);
      // Images and fonts of a page that was put together anew may still move it once.
      requestAnimationFrame(() => {
        if (place > 0 && Math.abs(scrollY - place) > 1) scrollTo(0, place);
      });
    },
  };
}
