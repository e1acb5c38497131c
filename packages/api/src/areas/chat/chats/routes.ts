import { routes } from "@mimi/contract";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import type { Deps } from "../../../domain/deps.ts";
import { requireNoRemovedText } from "../../../domain/takedown/refusedContent.ts";
import { handle, handleStream, type Endpoint } from "../../../http/handle.ts";
import { newChatKey } from "../../../shared/ids.ts";
import { contextOf } from "../context.ts";
import type { Replies } from "../replies/Replies.ts";
import { isClientIdUsed } from "../send/requests.ts";
import { searchChats } from "../search/searchChats.ts";
import { branchChat } from "./branchChat.ts";
import { deleteChat, renameChat } from "./changes.ts";
import { listChats } from "./chats.ts";
import { exportChat } from "./exportChat.ts";

/** The calls about whole chats. Pinning and restoring also apply to messages: see `messages/routes.ts`. */
export function chatEndpoints(deps: Deps, replies: Replies): Endpoint[] {
  const { db, now, budgets } = deps;
  return [
    handle(routes.getNewChatKey, async (input, { user }) => {
      await requireCharacterAccess(db, user, input.character_id, "chat");
      return { chat_key: newChatKey() };
    }),
    handle(routes.listChats, (input, { user }) => listChats(db, user, input)),
    handle(routes.searchChats, (input, { user }) => searchChats(db, user, input)),
    handleStream(routes.exportChat, (input, call) => {
      budgets.requireSome(call.user.id, "export");
      return exportChat({ db, budgets }, { user: call.user, now: now() }, input);
    }),
    handle(routes.branchChat, async (input, call) => {
      if (!(await isClientIdUsed(db, input))) {
        await call.consume("branch");
        budgets.requireSome(call.user.id, "branch");
      }
      const branch = await branchChat({ ...contextOf(deps, call), budgets }, input);
      deps.counters.schedule();
      return branch;
    }),
    handle(routes.renameChat, async (input, call) => {
      await requireNoRemovedText(db, call.user.id, [input.title]);
      return renameChat(contextOf(deps, call), input);
    }),
    handle(routes.deleteChat, async (input, call) => {
      const answer = await deleteChat(contextOf(deps, call), input);
      // The text that a running reply has by then stays in the chat.
      await replies.stopIn(input.chat_key);
      return answer;
    }),
  ];
}
