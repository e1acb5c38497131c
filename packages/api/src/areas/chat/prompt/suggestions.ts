import { ErrorCode, SUGGESTIONS_MAX } from "@mimi/contract";
import type { Deps } from "../../../domain/deps.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";
import { arrayIn, askModel } from "../../../providers/model/askModel.ts";
import { writeTask } from "../../../providers/model/tasks.ts";
import type { UserContext } from "../context.ts";
import { loadPromptChat } from "./promptChat.ts";
import type { Prompts } from "./Prompts.ts";
import { taskLines } from "./taskLines.ts";

/** Newest messages that suggestions follow from. */
const LINES = 12;
const TOKENS_MAX = 200;
const SUGGESTION_MAX = 240;
const TIMEOUT_MS = 9_000;

/** Suggests what the user might say next. Throws 40401, 40302 and 50201. */
export async function suggestReplies(
  { model }: Pick<Deps, "model">,
  context: UserContext,
  prompts: Prompts,
  chatKey: string,
): Promise<{ suggestions: string[] }> {
  const { db, user } = context;
  const { request, names } = await db.transaction(async (tx) => {
    const { card, persona, isAdult: adult } = await loadPromptChat(tx, user, chatKey);
    const { turns, plan } = await prompts.compose(tx, { chatKey, userId: user.id, card, persona });
    const names = { char: card.chat_name, user: persona.name };
    // Only what was said, and nothing of a definition that may be hidden.
    const task = writeTask({ kind: "suggest", ...names, lines: taskLines(turns.slice(-LINES)) });
    const turn = { userId: user.id, priority: plan };
    return { names, request: { ...task, maxTokens: TOKENS_MAX, adult, turn } };
  });
  const answer = await askModel(model, request, AbortSignal.timeout(TIMEOUT_MS));
  if (answer.kind === "failed") throw failed(answer.failure?.retry_after);
  return { suggestions: suggestionsIn(answer.text, names.user) };
}

/** What of a model's answer can be shown: short, each once, at most three. */
export function suggestionsIn(answer: string, userName: string): string[] {
  const pieces =
    arrayIn(answer) ?? answer.split("\n").map((line) => line.replace(/^\s*(?:[-*]|\d+[.)])\s+/, ""));
  const texts = pieces
    .filter((piece) => typeof piece === "string")
    .map((piece) => cleaned(piece, userName))
    .filter((text) => text !== "" && text.length <= SUGGESTION_MAX);
  return [...new Set(texts)].slice(0, SUGGESTIONS_MAX);
}

function cleaned(piece: string, userName: string): string {
  const text = piece
    .toWellFormed()
    .replaceAll(/[\u0000-\u001F\u007F\s]+/g, " ")
    .trim();
  return text.startsWith(`${userName}:`) ? text.slice(userName.length + 1).trim() : text;
}

function failed(retryAfter: number | undefined): ApiError {
  return new ApiError(ErrorCode.providerFailed, retryAfter === undefined ? {} : { retryAfter });
}
