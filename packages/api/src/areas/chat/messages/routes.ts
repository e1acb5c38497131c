import { type History, type Message, MESSAGE_TEXT_MAX, routes } from "@mimi/contract";
import type { Deps } from "../../../domain/deps.ts";
import { handle, type Endpoint } from "../../../http/handle.ts";
import { pinChat, restoreChat } from "../chats/changes.ts";
import { screenText } from "../chats/screenText.ts";
import { contextOf } from "../context.ts";
import { markMemory } from "../memory/markMemory.ts";
import type { PromptComposer } from "../prompt/types.ts";
import { editMessage, findRepeatedEdit, giveFeedback, pinMessage, selectVariant } from "./changes.ts";
import { deleteMessages, restoreMessages } from "./deleteMessages.ts";
import { readHistory, readLastHistory } from "./history.ts";

/** The calls that read and change the messages of a chat. */
export function messageEndpoints(deps: Deps, prompts: PromptComposer): Endpoint[] {
  const { db, budgets } = deps;
  const markHistory = async (history: History): Promise<History> => {
    const { chat, messages } = history;
    return chat ? { ...history, messages: await markMemory(db, prompts, chat.chat_key, messages) } : history;
  };
  const markMessage = async (message: Message): Promise<Message> => {
    const [marked = message] = await markMemory(db, prompts, message.chat_key, [message]);
    return marked;
  };
  return [
    handle(routes.getLastHistory, async (input, { user }) =>
      markHistory(await readLastHistory(db, user, input.character_id)),
    ),
    handle(routes.listMessages, async (input, { user }) => markHistory(await readHistory(db, user, input))),
    handle(routes.editMessage, async (input, call) => {
      // The longest text of a message counts as one, a longer reply as several.
      await call.consumeRate("edit", Math.ceil(input.text.length / MESSAGE_TEXT_MAX));
      budgets.requireSome(call.user.id, "edit", Buffer.byteLength(input.text));
      const repeated = await findRepeatedEdit(contextOf(deps, call), input);
      if (repeated) return { ...repeated, message: await markMessage(repeated.message) };
      await call.requireQuota();
      const { chat_key: chatKey, text: texts } = input;
      const { crisis } = await screenText(deps, call.user, { source: "message", texts, chatKey });
      const { message, previous } = await editMessage(
        { ...contextOf(deps, call), budgets },
        { ...input, crisis, region: call.place.region },
      );
      return { message: await markMessage(message), previous };
    }),
    handle(routes.selectVariant, async (input, call) => {
      const { message } = await selectVariant(contextOf(deps, call), input);
      return { message: await markMessage(message) };
    }),
    handle(routes.giveFeedback, async (input, call) => {
      const { message } = await giveFeedback(contextOf(deps, call), input);
      return { message: await markMessage(message) };
    }),
    handle(routes.pinChat, async ({ message_id, ...input }, call) => {
      const context = contextOf(deps, call);
      if (message_id === undefined) return pinChat(context, input);
      const { chat, message } = await pinMessage(context, { ...input, message_id });
      return { chat, message: message && (await markMessage(message)) };
    }),
    handle(routes.deleteFrom, (input, call) => deleteMessages(contextOf(deps, call), input)),
    handle(routes.restoreChat, ({ chat_key, deletion_id }, call) => {
      const context = contextOf(deps, call);
      if (deletion_id === undefined) return restoreChat(context, { chat_key });
      return restoreMessages(context, { chat_key, deletion_id });
    }),
  ];
}
