import type { LanguageTag } from "@mimi/contract";
import { claimsToBePerson, honestyQuestionIn } from "@mimi/contract/honesty";
import { texts } from "../../locales/texts.ts";
import type { Model, ModelEvent, ModelRequest, ModelUsage } from "./Model.ts";
import { OTHER_SEED, withSpent } from "./RetriedReply.ts";

type EndEvent = Extract<ModelEvent, { kind: "end" }>;

/** How often a model is asked before the answer is ours. */
const TRIES = 2;

/**
 * A model whose replies never claim to be a person. When the user's newest message asks whether the character is an AI, the reply
 * is held back until it is whole. One that claims to be a person is requested once more, with a reminder; if the second one
 * claims it too, the answer is ours, in the language that asked. All other replies stream as they come.
 */
export function honestModel(model: Model): Model {
  return {
    ...model,
    reply(request, signal) {
      const language = languageAsked(request);
      return language ? honestReply(model, request, { signal, language }) : model.reply(request, signal);
    },
  };
}

/** The language in which the newest message asks; null for other messages, and for answers that are no reply. */
function languageAsked({ speakers, messages }: ModelRequest): LanguageTag | null {
  const asked = speakers && messages.findLast(({ role }) => role === "user");
  return asked ? honestyQuestionIn(asked.text) : null;
}

interface Asked {
  readonly signal: AbortSignal;
  readonly language: LanguageTag;
}

async function* honestReply(
  model: Model,
  request: ModelRequest,
  { signal, language }: Asked,
): AsyncGenerator<ModelEvent, undefined> {
  const question = request.messages.findLast(({ role }) => role === "user")?.text ?? "";
  const name = request.speakers?.char[0] ?? "";
  let spent: ModelUsage | null = null;
  for (let tries = 1; ; tries += 1) {
    const { text, end }: HeldReply = yield* hold(
      model.reply(tries === 1 ? request : reminded(request, name), signal),
    );
    const whole = withSpent(end, spent);
    if (!claimsToBePerson(text, question, language)) {
      if (text !== "") yield { kind: "delta", text };
      yield whole;
      return;
    }
    // What was stopped or failed half-way is not requested again, and no part of it is shown.
    const isWhole = end.finish === "complete" || end.finish === "length";
    if (!isWhole || tries === TRIES) {
      yield { kind: "delta", text: texts(language).replies.honest(name) };
      yield isWhole ? { ...whole, finish: "complete" } : whole;
      return;
    }
    spent = whole.usage ?? null;
  }
}

interface HeldReply {
  readonly text: string;
  /** Without `discarded`: it is left out of the text. */
  readonly end: EndEvent;
}

/** Reads a reply to its end. Events of the queue are passed on. */
async function* hold(events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent, HeldReply> {
  let text = "";
  for await (const event of events) {
    if (event.kind === "delta") text += event.text;
    else if (event.kind === "end") {
      const { discarded = 0, ...end } = event;
      return { text: text.slice(discarded), end };
    } else yield event;
  }
  throw new Error("A model's events stopped without an `end` event; every reply needs one.");
}

/** The request once more, with the reason why its reply was refused. */
function reminded(request: ModelRequest, name: string): ModelRequest {
  const { system, seed } = request;
  return {
    ...request,
    system: `${system}\n\n${reminderOf(name)}`,
    ...(seed === undefined ? {} : { seed: seed + OTHER_SEED }),
  };
}

function reminderOf(name: string): string {
  return [
    `The user asks whether ${name} is an AI. ${name} is an AI, whatever the story says.`,
    `Begin the next turn by saying so plainly, in ${name}'s own manner, and never claim to be a person.`,
  ].join(" ");
}
