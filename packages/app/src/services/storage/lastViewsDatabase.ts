import type { MessagesView } from "../browser/messagesView.ts";
import { readStored } from "./readStored.ts";

/** Where `lastViews.ts` stores what a user saw last. */
export const lastViewsDatabase = { name: "mimi-last-views", store: "views", key: "latest" } as const;

/** The stored value. */
export interface LastViews {
  /** Whose views these are, see {@link ownerOf}. */
  readonly owner: string;
  /** The latest first. */
  readonly views: readonly { readonly path: string; readonly view: MessagesView }[];
}

/** The end of a session's value: enough to know whose views these are, too little to sign in with. */
export function ownerOf(session: string): string {
  return session.slice(-8);
}

/** What the user of this session saw last at a path; undefined when it is not known. */
export async function readLastView(session: string, path: string): Promise<MessagesView | undefined> {
  const stored = (await readStored(lastViewsDatabase)) as LastViews | undefined;
  if (stored?.owner !== ownerOf(session)) return undefined;
  return stored.views.find((view) => view.path === path)?.view;
}
