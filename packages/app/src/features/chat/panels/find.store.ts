import type { ChatHit } from "@mimi/contract";
import { proxy } from "valtio";

/** The search in the open chat. */
export interface FindState {
  query: string;
  /** How often the keys for it were pressed: each time its field gets the focus. */
  openedCount: number;
  result:
    | { readonly kind: "idle" }
    | { readonly kind: "searching" }
    | { readonly kind: "none" }
    | { readonly kind: "failed" }
    /** `hits` in reading order; `at` is the index of the current one. */
    | { readonly kind: "found"; readonly hits: readonly ChatHit[]; readonly at: number };
}

/** The state without a search. */
export const noQuery: Readonly<Pick<FindState, "query" | "result">> = { query: "", result: { kind: "idle" } };

export const findState = proxy<FindState>({ ...noQuery, openedCount: 0 });
