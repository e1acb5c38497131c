import { isLongerThan, MEMORY_SOURCES_MAX, MEMORY_TEXT_MAX } from "@mimi/contract";
import * as v from "valibot";
import { parseArray } from "../../../providers/model/requestAnswer.ts";

/** The most notes of one answer. */
const NOTES_MAX = 5;

/** A note as the model writes it, with the numbers of the messages that it is about. */
const note = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.check((text) => !isLongerThan(text, MEMORY_TEXT_MAX)),
  ),
  from: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1), v.maxLength(MEMORY_SOURCES_MAX)),
});

/** A note of the model. */
export interface MemoryNote {
  readonly text: string;
  /** Ids of messages. */
  readonly sources: readonly string[];
}

/** Parses the notes of an answer. Leaves out malformed notes, and notes about messages that the model was not sent. */
export function parseNotes(answer: string, messages: readonly { readonly id: string }[]): MemoryNote[] {
  return (parseArray(answer) ?? [])
    .flatMap((item): MemoryNote[] => {
      const parsed = v.safeParse(note, item);
      if (!parsed.success) return [];
      const text = parsed.output.text.toWellFormed().replaceAll(/[\u0000-\u001F\u007F\s]+/g, " ");
      const sources = [...new Set(parsed.output.from)].flatMap((number) => messages[number - 1]?.id ?? []);
      return sources.length > 0 && text.trim() ? [{ text, sources }] : [];
    })
    .slice(0, NOTES_MAX);
}
