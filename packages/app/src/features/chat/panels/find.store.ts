import type { ChatHit } from "@mimi/contract";
import { proxy } from "valtio";

/** What is looked for in the conversation that is open. */
export interface FindState {
  query: string;
  result:
    | { readonly kind: "idle" }
    | { readonly kind: "searching" }
    | { readonly kind: "none" }
    | { readonly kind: "failed" }
    /** `hits` in reading order; `at` is the place of the one that shows. */
    | { readonly kind: "found"; readonly hits: readonly ChatHit[]; readonly at: number };
}

export const noQuery: Readonly<FindState> = { query: "", result: { kind: "idle" } };

export const findState = proxy<FindState>({ ...noQuery });
