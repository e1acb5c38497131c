import * as v from "valibot";
import { characterStats, userReactions } from "./character.ts";
import { id, wholeNumber } from "../input.ts";
import { get } from "../route.ts";

/** The state after a reaction. A retried GET changes nothing (product 2.3). */
export const reaction = v.object({ viewer: userReactions, stats: characterStats });
export type Reaction = v.InferOutput<typeof reaction>;

const reactionInput = v.strictObject({
  character_id: id,
  /** 1 sets, 0 clears. */
  value: v.optional(wholeNumber(0, 1), 1),
});

export const like = get("/user/like/", {
  who: "user",
  inputIn: "query",
  input: reactionInput,
  data: reaction,
  server: { example: { character_id: "example" }, changes: true, errors: ["adultNotAttested", "notFound"] },
});
export const dislike = get("/user/dislike/", {
  who: "user",
  inputIn: "query",
  input: reactionInput,
  data: reaction,
  server: { example: { character_id: "example" }, changes: true, errors: ["adultNotAttested", "notFound"] },
});
export const addFavourite = get("/user/add_favourite/", {
  who: "user",
  inputIn: "query",
  input: reactionInput,
  data: reaction,
  server: { example: { character_id: "example" }, changes: true, errors: ["adultNotAttested", "notFound"] },
});
