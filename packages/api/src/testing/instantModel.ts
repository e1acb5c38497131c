import type { Model } from "../providers/model/Model.ts";

/** A model that answers at once, for tests of other things. */
export const instantModel: Model = {
  name: "terse",
  async *reply() {
    yield { kind: "delta", text: "Good evening.\nAnd good night." };
    yield { kind: "end", finish: "complete" };
  },
};
