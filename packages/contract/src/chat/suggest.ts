import * as v from "valibot";
import { EXAMPLE_CHAT_KEY, chatKey } from "../input.ts";
import { post } from "../route.ts";

/** Suggests up to three short messages for the user. Not charged, but rate limited. */
export const suggest = post("/chat/suggest/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ chat_key: chatKey }),
  data: v.object({ suggestions: v.array(v.string()) }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY },
    rate: "suggest",
    errors: ["adultNotAttested", "notFound", "conflict", "providerFailed"],
  },
});
