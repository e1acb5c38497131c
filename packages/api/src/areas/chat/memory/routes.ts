import { routes } from "@mimi/contract";
import type { Deps } from "../../../domain/deps.ts";
import { handle, type Endpoint } from "../../../http/handle.ts";
import { screenText } from "../chats/screenText.ts";
import { contextOf } from "../context.ts";
import { deleteLine, readMemory, saveLine } from "./memoryLines.ts";

/** The calls about the memory of a chat. */
export function memoryEndpoints(deps: Deps): Endpoint[] {
  return [
    handle(routes.getMemory, (input, call) => readMemory(contextOf(deps, call), input.chat_key)),
    handle(routes.saveMemory, async (input, call) => {
      const { chat_key: chatKey, text: texts } = input;
      await screenText(deps, call.user, { source: "memory", texts, chatKey });
      return saveLine(contextOf(deps, call), input);
    }),
    handle(routes.deleteMemory, async (input, call) => {
      await deleteLine(contextOf(deps, call), input);
      return {};
    }),
  ];
}
