import { proxy } from "valtio";

/** What the viewer wants to see, and what not, as far as cards and lists follow it at once. */
export interface ContentFilter {
  /** Whether covers of adult characters are blurred until they are asked for. */
  blurred: boolean;
  /** Adult characters that were asked for one by one, by id. */
  shown: Record<string, true>;
  /** Names of what is hidden, by {@link hiddenKey}: all of it for visitors, what is new for members. */
  hidden: Record<string, string>;
  /** Whether what this browser hides shows for the time being. */
  revealed: boolean;
  /** Whether names and titles say no more than they must (product 6.12). */
  discreet: boolean;
  /** Grows whenever lists have to be asked for anew. */
  round: number;
}

export const noContentFilter: Readonly<ContentFilter> = {
  blurred: true,
  shown: {},
  hidden: {},
  revealed: false,
  discreet: false,
  round: 0,
};

export const contentFilterState = proxy<ContentFilter>({ ...noContentFilter });

/** Names a hidden thing in {@link ContentFilter.hidden}. */
export function hiddenKey(kind: "character" | "creator" | "tag", id: string): string {
  return `${kind}:${id}`;
}
