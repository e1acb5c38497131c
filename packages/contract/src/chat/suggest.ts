import * as v from "valibot";
import { chatKey } from "../input.ts";
import { post } from "../route.ts";

/** Suggests up to three short messages for the user. Not charged, but rate limited. */
export const suggest = post("/chat/suggest/", {
  who: "user",
  place: "json",
  input: v.strictObject({ chat_key: chatKey }),
  data: v.object({ suggestions: v.array(v.string()) }),
});
