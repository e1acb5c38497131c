import * as v from "valibot";
import { EXAMPLE_CHAT_KEY, chatKey } from "../input.ts";
import { get } from "../route.ts";

/** A part of the prompt of the next reply. */
export const promptSection = v.object({
  kind: v.picklist([
    "instructions",
    "names",
    "persona",
    "lore",
    "definition",
    "personality",
    "scenario",
    "example_dialogs",
    "memory",
    "history",
    "depth_prompt",
    "post_history",
  ]),
  /** The role of the part; messages of the history have their own. */
  role: v.picklist(["system", "user", "assistant"]),
  title: v.string(),
  /** Null when the creator hides it, and for the history, which is the chat from `memory_from` on. */
  text: v.nullable(v.string()),
  /** Estimated, with hidden text. */
  tokens: v.number(),
});
export type PromptSection = v.InferOutput<typeof promptSection>;

/** The prompt of the next reply, in order. */
export const getPrompt = get("/chat/prompt/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({ chat_key: chatKey }),
  data: v.object({
    sections: v.array(promptSection),
    /** The oldest message in the prompt; null when all are. */
    memory_from: v.nullable(v.string()),
    /** Estimated: the whole prompt, and the limit of the history by plan (§6). */
    tokens: v.object({ total: v.number(), history_budget: v.number() }),
  }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY },
    rate: "prompt",
    errors: ["adultNotAttested", "notFound"],
  },
});
