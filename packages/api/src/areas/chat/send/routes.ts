import { routes } from "@mimi/contract";
import type { Deps } from "../../../domain/deps.ts";
import { handle, handleStream, type Endpoint } from "../../../http/handle.ts";
import type { RequestContext } from "../../../http/RequestContext.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { readReplyRow } from "../chats/chats.ts";
import { screenText } from "../chats/screenText.ts";
import type { CounterOutbox } from "../counters/CounterOutbox.ts";
import type { Replies } from "../generation/Replies.ts";
import { replyStream, resumePoint } from "../generation/replyStream.ts";
import type { MemoryWriter } from "../memory/MemoryWriter.ts";
import { readMessage } from "../messages/messages.ts";
import { Prompts } from "../prompt/Prompts.ts";
import { sendMessage } from "./sendMessage.ts";
import type { AcceptedReply, ReplyRequestContext } from "./startReply.ts";
import { continueReply, regenerateReply } from "./variantReply.ts";
import { findVariant } from "./variants.ts";

/** What runs on after a request for a reply was answered. */
export interface BackgroundWork {
  readonly replies: Replies;
  readonly memoryWriter: MemoryWriter;
  readonly counters: CounterOutbox;
}

/** The calls that ask for a reply, follow one and end one. */
export function replyEndpoints(deps: Deps, { replies, memoryWriter, counters }: BackgroundWork): Endpoint[] {
  const { db, log, stopping, sessions } = deps;
  const prompts = new Prompts(deps);
  const following = ({ user }: RequestContext) => ({
    ...{ replies, log, stopping },
    isAdmitted: () => sessions.isOpen(user),
  });
  const contextOf = ({ user }: RequestContext): ReplyRequestContext => ({
    ...{ db, user, replies, prompts },
    now: deps.now(),
  });

  /** Starts to write an accepted reply, and answers with the stream of it. */
  function streamOf(
    context: RequestContext,
    chatKey: string,
    { now }: ReplyRequestContext,
    accepted: AcceptedReply,
    crisis = false,
  ): Response {
    const { job, quota, replyId, alternativeId, from } = accepted;
    if (job) {
      replies.start(job);
      counters.schedule();
      memoryWriter.scheduleFor(chatKey, accepted.size);
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
      context.consume("send");
      const { chat_key: chatKey, character_id: characterId, text: texts } = input;
      const words = { source: "message", texts, chatKey, characterId } as const;
      const { crisis } = await screenText(deps, context.user, words);
      const asked = contextOf(context);
      const accepted = await sendMessage(asked, { ...input, crisis });
      return streamOf(context, chatKey, asked, accepted, crisis);
    }),
    handleStream(routes.regenerateReply, async (input, context) => {
      context.consume("send");
      const { chat_key: chatKey, note: texts } = input;
      await screenText(deps, context.user, { source: "message", texts, chatKey });
      const asked = contextOf(context);
      return streamOf(context, chatKey, asked, await regenerateReply(asked, input));
    }),
    handleStream(routes.continueReply, async (input, context) => {
      context.consume("send");
      const asked = contextOf(context);
      return streamOf(context, input.chat_key, asked, await continueReply(asked, input));
    }),
    handleStream(routes.resumeStream, async (input, context) => {
      const reply = await readReplyRow(db, context.user, input.chat_key, input.message_id);
      const { id: alternativeId } = await findVariant(db, reply.id, input.alternative_id);
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
