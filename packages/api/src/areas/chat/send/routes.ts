import { routes } from "@mimi/contract";
import type { Deps } from "../../../domain/deps.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { handle, handleStream, type Served } from "../../../http/handle.ts";
import type { RequestContext } from "../../../http/RequestContext.ts";
import type { Passed } from "../../../providers/screening/Screening.ts";
import { acceptMessage } from "./acceptMessage.ts";
import { acceptContinue, acceptRegenerate } from "./acceptVariant.ts";
import type { Acceptance, AskingReply } from "./beginReply.ts";
import { readReplyRow } from "../chats/chats.ts";
import { readMessage } from "../messages/messages.ts";
import { Prompts } from "../prompt/Prompts.ts";
import type { Remembering } from "../memory/MemoryWriter.ts";
import type { Replies } from "../generation/Replies.ts";
import { replyStream, resumePoint } from "../generation/replyStream.ts";
import { screenWords } from "../chats/screenText.ts";
import type { Tally } from "../counters/CounterOutbox.ts";
import { readWordingId } from "./variants.ts";

/** What goes on after an answer began. */
export interface AfterAnswers {
  readonly replies: Replies;
  readonly remembering: Remembering;
  readonly tally: Tally;
}

/** The calls that ask for a reply, follow one and end one. */
export function replyCalls(deps: Deps, { replies, remembering, tally }: AfterAnswers): Served[] {
  const { db, log, stopping, sessions } = deps;
  const prompts = new Prompts(deps);
  const following = ({ user }: RequestContext) => ({
    ...{ replies, log, stopping },
    isAdmitted: () => sessions.isOpen(user),
  });

  /** Writes what was accepted, and answers with the stream of it. */
  async function answer(
    context: RequestContext,
    chatKey: string,
    accept: (asking: AskingReply) => Promise<Acceptance>,
    { crisis }: Passed = { crisis: false },
  ): Promise<Response> {
    const now = deps.now();
    const accepted = await accept({ db, replies, prompts, viewer: context.user, now });
    const { job, quota, replyId, alternativeId, from } = accepted;
    if (job) {
      replies.write(job);
      tally.grew();
      remembering.consider(chatKey, accepted.said);
    }
    const { limit, used, resets_at } = quota;
    return replyStream({
      replyId,
      alternativeId,
      from,
      accepted: {
        chat_key: chatKey,
        user_message_id: accepted.userMessageId,
        reply_id: replyId,
        alternative_id: alternativeId,
        alternative_index: accepted.alternativeIndex,
        ...(accepted.memoryFrom === undefined ? {} : { memory_from: accepted.memoryFrom }),
        ...(job ? { created_at: now.toISOString() } : {}),
        ...(accepted.greeting ? { greeting: accepted.greeting } : {}),
        quota: { limit, used, resets_at },
      },
      crisis,
      ...following(context),
    });
  }

  return [
    handleStream(routes.sendMessage, async (input, context) => {
      context.spend("send");
      const { chat_key: chatKey, character_id: characterId, text: texts } = input;
      const words = { source: "message", texts, chatKey, characterId } as const;
      const passed = await screenWords(deps, context.user, words);
      return answer(
        context,
        chatKey,
        (asking) => acceptMessage(asking, { ...input, crisis: passed.crisis }),
        passed,
      );
    }),
    handleStream(routes.regenerateReply, async (input, context) => {
      context.spend("send");
      const { chat_key: chatKey, note: texts } = input;
      await screenWords(deps, context.user, { source: "message", texts, chatKey });
      return answer(context, chatKey, (asking) => acceptRegenerate(asking, input));
    }),
    handleStream(routes.continueReply, (input, context) => {
      context.spend("send");
      return answer(context, input.chat_key, (asking) => acceptContinue(asking, input));
    }),
    handleStream(routes.resumeStream, async (input, context) => {
      const reply = await readReplyRow(db, context.user, input.chat_key, input.message_id);
      const alternativeId = await readWordingId(db, reply, input.alternative_id);
      const from = resumePoint(context.header("Last-Event-ID"));
      return replyStream({ replyId: reply.id, alternativeId, from, ...following(context) });
    }),
    handle(routes.stopReply, async (input, { user }) => {
      const reply = await readReplyRow(db, user, input.chat_key, input.message_id);
      await replies.stop(reply.id);
      const message = await readMessage(db, input.chat_key, reply.id);
      if (!message) throw notFound();
      return { message };
    }),
  ];
}
