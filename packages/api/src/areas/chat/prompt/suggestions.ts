import { ErrorCode, SUGGESTIONS_MAX } from "@mimi/contract";
import type { Deps } from "../../../domain/deps.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";
import { parseArray, requestAnswer } from "../../../providers/model/requestAnswer.ts";
import type { UserContext } from "../context.ts";
import { loadPromptChat } from "./promptChat.ts";
import type { PromptComposer } from "./types.ts";
import { taskLines } from "./taskLines.ts";
import { writeTask } from "./tasks.ts";

/** The number of newest messages that the model is sent for suggestions. */
const LINES = 12;
const TOKENS_MAX = 200;
const SUGGESTION_MAX = 240;
const TIMEOUT_MS = 9_000;

/** Suggests what the user might say next. Throws 40401, 40302 and 50201. */
export async function suggestReplies(
  { model }: Pick<Deps, "model">,
  context: UserContext,
  prompts: PromptComposer,
  chatKey: string,
): Promise<{ suggestions: string[] }> {
  const { db, user } = context;
  const { promptCharacter, persona, replyLanguage, isAdult: adult } = await loadPromptChat(db, user, chatKey);
  const { turns, plan } = await prompts.load(db, {
    chatKey,
    userId: user.id,
    promptCharacter,
    persona,
    replyLanguage,
  });
  const names = { char: promptCharacter.chat_name, user: persona.name };
  // Only the messages: a definition can be hidden from the user.
  const lines = taskLines(turns.slice(-LINES));
  const task = writeTask({ kind: "suggest", ...names, lines, replyLanguage });
  const turn = { userId: user.id, priority: plan };
  const request = { ...task, maxTokens: TOKENS_MAX, adult, turn };
  const answer = await requestAnswer(model, request, AbortSignal.timeout(TIMEOUT_MS));
  if (answer.kind === "failed") throw failed(answer.failure?.retry_after);
  return { suggestions: suggestionsIn(answer.text, names.user) };
}

/** The usable suggestions of a model's answer: short ones, each once, at most three. */
export function suggestionsIn(answer: string, userName: string): string[] {
  const items =
    parseArray(answer) ?? answer.split("\n").map((line) => line.replace(/^\s*(?:[-*]|\d+[.)])\s+/, ""));
  const texts = items
    .filter((item) => typeof item === "string")
    .map((item) => cleaned(item, userName))
    .filter((text) => text !== "" && text.length <= SUGGESTION_MAX);
  return [...new Set(texts)].slice(0, SUGGESTIONS_MAX);
}

function cleaned(suggestion: string, userName: string): string {
  const text = suggestion
    .toWellFormed()
    .replaceAll(/[\u0000-\u001F\u007F\s]+/g, " ")
    .trim();
  return text.startsWith(`${userName}:`) ? text.slice(userName.length + 1).trim() : text;
}

function failed(retryAfter: number | undefined): ApiError {
  return new ApiError(ErrorCode.providerFailed, retryAfter === undefined ? {} : { retryAfter });
}
