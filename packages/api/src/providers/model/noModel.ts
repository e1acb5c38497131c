import { failureOf } from "../../shared/errors/failureOf.ts";
import type { Model } from "./Model.ts";

/** A model that is switched off: every reply ends with an error, and costs nothing. */
export function noModel(): Model {
  return {
    name: "off",
    async *reply() {
      yield { kind: "end", finish: "error", failure: failureOf("replies_off"), cause: null };
    },
  };
}
