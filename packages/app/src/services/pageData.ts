/** What the server rendered the page from. The browser hydrates it from the same data. */
export interface PageData {
  /** When it was rendered. */
  readonly now: Date;
  /** Whether it was rendered for a narrow screen. */
  readonly isPhone: boolean;
  /** Bodies of the answers, by their addresses under `/api`, in the order of the route's `prefetch`. */
  readonly answers: Readonly<Record<string, unknown>>;
}

let read: PageData | null | undefined;

/** Null where the server did not render the page. */
export function pageData(): PageData | null {
  read ??= readPageData();
  return read;
}

function readPageData(): PageData | null {
  const text = document.getElementById("mimi-data")?.textContent;
  if (!text) return null;
  // Our own server wrote it. The answers in it are checked where they are used.
  const { now, isPhone, answers } = JSON.parse(text) as Omit<PageData, "now"> & { now: string };
  return { now: new Date(now), isPhone, answers };
}
