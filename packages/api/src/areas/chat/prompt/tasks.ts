import type { LanguageTag } from "@mimi/contract";
import type { ModelRequest } from "../../../providers/model/Model.ts";
import { languageName } from "./systemPrompt.ts";

/** A request to the model about a chat that is not a reply. */
export interface Task {
  readonly kind: TaskKind;
  /** The character's name. */
  readonly char: string;
  /** The user's name. */
  readonly user: string;
  /** The messages that it is about, in reading order. */
  readonly lines: readonly TaskLine[];
  /** The language that the user chose for replies, which suggestions are in too. @default that of the messages */
  readonly replyLanguage?: LanguageTag | null;
}

/** `suggest`: suggestions for the user's next message. `remember`: new memory entries. `title`: the title of a chat. */
export type TaskKind = "suggest" | "remember" | "title";

/** A message. */
export interface TaskLine {
  readonly by: "user" | "char";
  readonly text: string;
}

/** Writes the request of a task. Lines are numbered from 1. */
export function writeTask(task: Task): Pick<ModelRequest, "system" | "messages" | "demo"> {
  const { kind, char, user, replyLanguage } = task;
  const lines = task.lines.map(({ by, text }, at) => ({
    ...{ by, number: at + 1, name: by === "user" ? user : char },
    text: text.replaceAll(/\s+/g, " ").trim(),
  }));
  const messageLines = lines.map(
    ({ by, number, name, text }) => `[${number}] ${by === "user" ? "U" : "C"} ${name}: ${text}`,
  );
  return {
    system: `[Task: ${kind}]\n${orders(task)}`,
    messages: [{ role: "user", text: messageLines.join("\n") }],
    // The demo responder is not asked for titles.
    ...(kind === "title" ? {} : { demo: { kind, lines, ...(replyLanguage && { replyLanguage }) } }),
  };
}

function orders({ kind, char, user, replyLanguage }: Task): string {
  if (kind === "suggest") {
    return [
      `Below is the end of a story that ${user} tells together with the fictional character ${char}.`,
      `Suggest three different things that ${user} might say or do next, in ${user}'s voice, one short sentence or two each.`,
      ...(replyLanguage ? [`Write them in ${languageName(replyLanguage)}.`] : []),
      "Answer with a JSON array of three strings and nothing else.",
    ].join(" ");
  }
  if (kind === "title") {
    return [
      `Below is the beginning of a story that ${user} tells together with the fictional character ${char}.`,
      "Write its title: two to six words in the language of the story, about what happens, without quotation marks.",
      "Answer with the title and nothing else.",
    ].join(" ");
  }
  return [
    `Below is a part of a story that ${user} tells together with the fictional character ${char}; its lines are numbered.`,
    "Note what should still be known much later: lasting facts, promises, what happened and matters. At most five notes,",
    "each one plain sentence that is true by the lines it comes from. Leave out what is trivial.",
    'Answer with a JSON array of objects like {"text": "Sam has a sister.", "from": [3]} and nothing else; [] when there is nothing.',
  ].join(" ");
}
