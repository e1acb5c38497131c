import { proxy } from "valtio";

/** The content filter, as far as it changes cards and lists at once. */
export interface ContentFilter {
  /** Whether covers of adult characters are blurred. */
  blurred: boolean;
  /** Adult characters whose cards the user has unblurred, by id. */
  shown: Record<string, true>;
  /** Names of what is hidden, by {@link hiddenKey}: for visitors all of it, for users what they hid on this page. */
  hidden: Record<string, string>;
  /** Whether what this browser hides is shown until lists are loaded again. */
  revealed: boolean;
  /** Whether names are shortened and titles are neutral (product 6.12). */
  discreet: boolean;
  /** Increases when lists have to be loaded again. */
  version: number;
}

export const noContentFilter: Readonly<ContentFilter> = {
  blurred: true,
  shown: {},
  hidden: {},
  revealed: false,
  discreet: false,
  version: 0,
};

export const contentFilterState = proxy<ContentFilter>({ ...noContentFilter });

/** The key in {@link ContentFilter.hidden}. */
export function hiddenKey(kind: "character" | "creator" | "tag", id: string): string {
  return `${kind}:${id}`;
}
