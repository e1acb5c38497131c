import { routes } from "@mimi/contract";
import type { Deps } from "../../../domain/deps.ts";
import { handle, type Endpoint } from "../../../http/handle.ts";
import { contextOf } from "../context.ts";
import type { PromptComposer } from "./types.ts";
import { viewPrompt } from "./promptView.ts";
import { suggestReplies } from "./suggestions.ts";

/** The calls that show the prompt of a chat, and suggest what the user could send next. */
export function promptEndpoints(deps: Deps, prompts: PromptComposer): Endpoint[] {
  return [
    handle(routes.getPrompt, (input, call) => viewPrompt(contextOf(deps, call), prompts, input.chat_key)),
    handle(routes.suggest, (input, call) =>
      suggestReplies(deps, contextOf(deps, call), prompts, input.chat_key),
    ),
  ];
}
