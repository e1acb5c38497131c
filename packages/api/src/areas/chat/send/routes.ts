import { routes } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import { requireChatAccess } from "../../../domain/access/chatAccess.ts";
import type { Deps } from "../../../domain/deps.ts";
import { handle, handleStream, type Endpoint } from "../../../http/handle.ts";
import type { RequestContext } from "../../../http/RequestContext.ts";
import type { ScreeningResult } from "../../../providers/screening/Screening.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { screenText } from "../chats/screenText.ts";
import { contextOf } from "../context.ts";
import type { Replies } from "../replies/Replies.ts";
import { replyStream, resumePoint } from "../replies/replyStream.ts";
import type { MemoryWriter } from "../memory/MemoryWriter.ts";
import { readMessage, readMessageRow } from "../messages/messages.ts";
import type { PromptComposer } from "../prompt/types.ts";
import type { TitleWriter } from "../titles/TitleWriter.ts";
import { isClientIdUsed, type Repetition } from "./requests.ts";
import { sendMessage } from "./sendMessage.ts";
import type { AcceptedReply, ReplyRequestContext } from "./types.ts";
import { continueReply, regenerateReply } from "./variantReply.ts";
import { findVariant } from "./variants.ts";

/** What a request for a reply starts, besides the answer. */
export interface ReplyServices {
  readonly prompts: PromptComposer;
  readonly replies: Replies;
  readonly memoryWriter: MemoryWriter;
  readonly titleWriter: TitleWriter;
}

const notScreened: ScreeningResult = { crisis: false };

/** The calls that request a reply, stream one and stop one. */
export function replyEndpoints(deps: Deps, services: ReplyServices): Endpoint[] {
  const { db, log, stopping, sessions } = deps;
  const { prompts, replies, memoryWriter, titleWriter } = services;
  const streamOptions = ({ user }: Pick<RequestContext, "user">) => ({
    ...{ replies, log, stopping },
    hasAccess: () => sessions.isOpen(user),
  });
  const replyContext = (call: RequestContext): ReplyRequestContext => ({
    ...contextOf(deps, call),
    ...{ replies, prompts },
  });

  /** Limits and screens a request, unless it repeats an earlier one: then it is answered whatever the limits say now. */
  async function admitOnce(
    call: RequestContext,
    input: { readonly chat_key: string; readonly client_id: string },
    screen: () => Promise<ScreeningResult> = async () => notScreened,
  ): Promise<ScreeningResult & Repetition> {
    if (await isClientIdUsed(db, input)) return { ...notScreened, isRepeat: true };
    await call.consume("send");
    return { ...(await screen()), isRepeat: false };
  }

  /** Starts to write an accepted reply, and answers with its stream. */
  function startStream(context: ReplyRequestContext, chatKey: string, accepted: AcceptedReply): Response {
    const { job, quota, replyId, variantId, from, crisis = false } = accepted;
    if (job) {
      titleWriter.scheduleAfter(replies.start(job), chatKey, accepted.size?.messages);
      deps.counters.schedule();
      memoryWriter.scheduleFor(chatKey, accepted.size);
    }
    const { limit, used, resets_at } = quota;
    return replyStream({
      replyId,
      variantId,
      from,
      accepted: {
        chat_key: chatKey,
        user_message_id: accepted.userMessageId,
        reply_id: replyId,
        alternative_id: variantId,
        alternative_index: accepted.variantIndex,
        ...(accepted.memoryFrom === undefined ? {} : { memory_from: accepted.memoryFrom }),
        ...(job ? { created_at: context.now.toISOString() } : {}),
        ...(accepted.greeting ? { greeting: accepted.greeting } : {}),
        quota: { limit, used, resets_at },
      },
      crisis,
      ...streamOptions(context),
    });
  }

  return [
    handleStream(routes.sendMessage, async (input, call) => {
      const { chat_key: chatKey, character_id: characterId, text: texts } = input;
      const { isRepeat, crisis } = await admitOnce(call, input, () =>
        screenText(deps, call.user, { source: "message", texts, chatKey, characterId }),
      );
      const context = replyContext(call);
      return startStream(
        context,
        chatKey,
        await sendMessage(context, { ...input, isRepeat, crisis, region: call.place.region }),
      );
    }),
    handleStream(routes.regenerateReply, async (input, call) => {
      const { chat_key: chatKey, note: texts } = input;
      const { isRepeat } = await admitOnce(call, input, () =>
        screenText(deps, call.user, { source: "message", texts, chatKey }),
      );
      const context = replyContext(call);
      return startStream(context, chatKey, await regenerateReply(context, { ...input, isRepeat }));
    }),
    handleStream(routes.continueReply, async (input, call) => {
      const { isRepeat } = await admitOnce(call, input);
      const context = replyContext(call);
      return startStream(context, input.chat_key, await continueReply(context, { ...input, isRepeat }));
    }),
    handleStream(routes.resumeStream, async (input, call) => {
      const replyId = await requireReply(db, call, input);
      const { id: variantId } = await findVariant(db, replyId, input.alternative_id);
      const from = resumePoint(call.header("Last-Event-ID"));
      return replyStream({ replyId, variantId, from, ...streamOptions(call) });
    }),
    handle(routes.stopReply, async (input, call) => {
      const replyId = await requireReply(db, call, input);
      await replies.stop(replyId);
      const message = await readMessage(db, input.chat_key, replyId);
      if (!message) throw notFound();
      return { message };
    }),
  ];
}

/** The id of a reply that the user may read. Throws 40401 and 40302. */
async function requireReply(
  db: Database,
  { user }: RequestContext,
  { chat_key, message_id }: { readonly chat_key: string; readonly message_id: string },
): Promise<string> {
  await requireChatAccess(db, user, chat_key, "read");
  const row = await readMessageRow(db, chat_key, message_id);
  if (row?.role !== "character") throw notFound();
  return row.id;
}
