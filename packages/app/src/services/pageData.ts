/** What the server rendered the page from. The browser hydrates it from the same data. */
export interface PageData {
  /** When it was rendered. */
  readonly now: Date;
  /** Whether it was rendered for a narrow screen. */
  readonly isPhone: boolean;
  /** Whether it was rendered for users, from what a visitor sees. */
  readonly isForUser: boolean;
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
  const { now, ...data } = JSON.parse(text) as Omit<PageData, "now"> & { now: string };
  return { now: new Date(now), ...data };
}
