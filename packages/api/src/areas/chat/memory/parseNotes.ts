import { MEMORY_SOURCES_MAX, MEMORY_TEXT_MAX } from "@mimi/contract";
import * as v from "valibot";
import { arrayIn } from "../../../providers/model/askModel.ts";

/** Notes that are taken from one answer. */
const NOTES_MAX = 5;

/** A line as a model notes it, with the numbers of the lines that it came from. */
const note = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MEMORY_TEXT_MAX)),
  from: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1), v.maxLength(MEMORY_SOURCES_MAX)),
});

/** Something to remember. */
export interface MemoryNote {
  readonly text: string;
  /** Ids of messages. */
  readonly sources: readonly string[];
}

/** What of a model's answer can be kept: in the promised form, and from lines that there were. */
export function parseNotes(answer: string, said: readonly { readonly id: string }[]): MemoryNote[] {
  return (arrayIn(answer) ?? [])
    .flatMap((piece): MemoryNote[] => {
      const parsed = v.safeParse(note, piece);
      if (!parsed.success) return [];
      const text = parsed.output.text.toWellFormed().replaceAll(/[\u0000-\u001F\u007F\s]+/g, " ");
      const sources = [...new Set(parsed.output.from)].flatMap((number) => said[number - 1]?.id ?? []);
      return sources.length > 0 && text.trim() ? [{ text, sources }] : [];
    })
    .slice(0, NOTES_MAX);
}
