import type { UserContext } from "../context.ts";
import { type History, type Message, routes } from "@mimi/contract";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import type { Deps } from "../../../domain/deps.ts";
import { handle, handleStream, type Endpoint } from "../../../http/handle.ts";
import type { RequestContext } from "../../../http/RequestContext.ts";
import { newChatKey } from "../../../shared/ids.ts";
import { deleteChat, deleteFrom, restoreChat } from "./bin.ts";
import { branchChat } from "./branchChat.ts";
import { editMessage, giveFeedback, pinChat, renameChat, selectAlternative } from "../messages/changes.ts";
import { listChats, readHistory, readLastHistory } from "./chats.ts";
import { exportChat } from "./exportChat.ts";
import { searchChats } from "../search/searchChats.ts";
import { markMemory } from "../memory/markMemory.ts";
import { Prompts } from "../prompt/Prompts.ts";
import type { Replies } from "../generation/Replies.ts";
import { screenText } from "./screenText.ts";
import type { CounterOutbox } from "../counters/CounterOutbox.ts";

/** The calls that read chats and find things in them. */
export function readEndpoints(deps: Deps): Endpoint[] {
  const { db, now } = deps;
  const prompts = new Prompts(deps);
  const marked = async ({ chat, messages, ...sides }: History): Promise<History> => ({
    chat,
    messages: chat ? await markMemory(db, prompts, chat.chat_key, messages) : messages,
    ...sides,
  });
  return [
    handle(routes.getNewChatKey, async (input, { user }) => {
      await requireCharacterAccess(db, user, input.character_id, "chat");
      return { chat_key: newChatKey() };
    }),
    handle(routes.getLastHistory, async (input, { user }) =>
      marked(await readLastHistory(db, user, input.character_id)),
    ),
    handle(routes.listChats, (input, { user }) => listChats(db, user, input)),
    handle(routes.listMessages, async (input, { user }) => marked(await readHistory(db, user, input))),
    handle(routes.searchChats, (input, context) => {
      context.consume("search");
      return searchChats(db, context.user, input);
    }),
    handleStream(routes.exportChat, (input, { user }) => exportChat(db, { user, now: now() }, input)),
  ];
}

/** The calls that change chats and their messages. */
export function changeEndpoints(deps: Deps, replies: Replies, counters: CounterOutbox): Endpoint[] {
  const by = ({ user }: RequestContext): UserContext => ({
    db: deps.db,
    user,
    now: deps.now(),
  });
  const prompts = new Prompts(deps);
  const marked = async (changed: Message): Promise<Message> => {
    const [message] = await markMemory(deps.db, prompts, changed.chat_key, [changed]);
    return message ?? changed;
  };
  return [
    handle(routes.editMessage, async (input, context) => {
      const { chat_key: chatKey, text: texts } = input;
      const { crisis } = await screenText(deps, context.user, { source: "message", texts, chatKey });
      const { message, previous } = await editMessage(by(context), { ...input, crisis });
      return { message: await marked(message), previous };
    }),
    handle(routes.selectAlternative, async (input, context) => {
      const { message } = await selectAlternative(by(context), input);
      return { message: await marked(message) };
    }),
    handle(routes.deleteFrom, (input, context) => deleteFrom(by(context), input)),
    handle(routes.restoreChat, (input, context) => restoreChat(by(context), input)),
    handle(routes.branchChat, async (input, context) => {
      const branched = await branchChat(by(context), input);
      counters.schedule();
      return branched;
    }),
    handle(routes.pinChat, async (input, context) => {
      const { chat, message } = await pinChat(by(context), input);
      return { chat, message: message && (await marked(message)) };
    }),
    handle(routes.giveFeedback, async (input, context) => {
      const { message } = await giveFeedback(by(context), input);
      return { message: await marked(message) };
    }),
    handle(routes.renameChat, (input, context) => renameChat(by(context), input)),
    handle(routes.deleteChat, async (input, context) => {
      const changing = by(context);
      const answer = await deleteChat(changing, input);
      // Nobody will read it; what is written by then is kept with the chat.
      await replies.stopIn(input.chat_key);
      return answer;
    }),
  ];
}
