import * as v from "valibot";
import { chatKey } from "./input.ts";
import { get } from "./route.ts";

/** A part of what a model is sent for the next reply. */
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
    "post_history",
  ]),
  /** The role under which it is sent; of the history, that of its messages is their own. */
  role: v.picklist(["system", "user", "assistant"]),
  title: v.string(),
  /** Null where the creator hides it, and for the history, which is the chat itself from `memory_from` on. */
  text: v.nullable(v.string()),
  /** By estimate, hidden text included. */
  tokens: v.number(),
});
export type PromptSection = v.InferOutput<typeof promptSection>;

/** What would be sent to the model if the reader said something now, in its order. */
export const getPrompt = get("/chat/prompt/", {
  who: "user",
  place: "query",
  input: v.strictObject({ chat_key: chatKey }),
  data: v.object({
    sections: v.array(promptSection),
    /** The oldest message that is sent; null when all are. */
    memory_from: v.nullable(v.string()),
    /** By estimate: all of it, and what the plan allows the history (§6). */
    tokens: v.object({ total: v.number(), history_budget: v.number() }),
  }),
});
