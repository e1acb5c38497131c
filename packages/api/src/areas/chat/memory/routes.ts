import { routes } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import type { Deps } from "../../../domain/deps.ts";
import { handle, type Endpoint } from "../../../http/handle.ts";
import type { RequestContext } from "../../../http/RequestContext.ts";
import { decideRevision, readRevision } from "../revisions/revisions.ts";
import { deleteLine, readLedger, saveLine } from "./memoryLines.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import type { UserContext } from "../context.ts";
import { deletePersona, listPersonas, savePersona } from "../personas/personas.ts";
import { Prompts } from "../prompt/Prompts.ts";
import { viewPrompt } from "../prompt/promptView.ts";
import { screenText } from "../chats/screenText.ts";
import { suggestReplies } from "../prompt/suggestions.ts";

/** The calls about what a character knows: of the user, of what happened, and of itself. */
export function contextEndpoints(deps: Deps): Endpoint[] {
  const { db, now } = deps;
  const prompts = new Prompts(deps);
  const contextOf = ({ user }: RequestContext): UserContext => ({ db, user, now: now() });

  /** Does something with a chat of the caller's while it is held. */
  function within<Result>(
    context: RequestContext,
    chatKey: string,
    work: (tx: Database) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction(async (tx) => {
      await lockChat(tx, context.user, chatKey, "write");
      return work(tx);
    });
  }

  return [
    handle(routes.listPersonas, (_input, { user }) => listPersonas(db, user.id)),
    handle(routes.savePersona, async (input, { user }) => {
      await screenText(deps, user, { source: "persona", texts: [input.name, input.description] });
      return savePersona(db, user.id, now(), input);
    }),
    handle(routes.deletePersona, async (input, { user }) => {
      await deletePersona(db, user.id, input.persona_id);
      return {};
    }),
    handle(routes.getMemory, (input, context) =>
      within(context, input.chat_key, (tx) => readLedger(tx, input.chat_key)),
    ),
    handle(routes.saveMemory, async (input, context) => {
      const { chat_key: chatKey, text } = input;
      await screenText(deps, context.user, { source: "memory", texts: text, chatKey });
      return within(context, input.chat_key, (tx) => saveLine(tx, now(), input));
    }),
    handle(routes.deleteMemory, async (input, context) => {
      await within(context, input.chat_key, (tx) => deleteLine(tx, input.chat_key, input.line_id));
      return {};
    }),
    handle(routes.getPrompt, (input, context) => viewPrompt(contextOf(context), prompts, input.chat_key)),
    handle(routes.getRevision, (input, context) => readRevision(contextOf(context), input.chat_key)),
    handle(routes.decideRevision, (input, context) => decideRevision(contextOf(context), input)),
    handle(routes.suggest, (input, context) => {
      context.consume("suggest");
      return suggestReplies(deps, contextOf(context), prompts, input.chat_key);
    }),
  ];
}
