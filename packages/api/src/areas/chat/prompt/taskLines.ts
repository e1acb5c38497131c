import type { ModelMessage } from "../../../providers/model/Model.ts";
import type { TaskLine } from "./tasks.ts";

/** Code units of one message that a task contains. */
const TEXT_MAX = 1_500;

/** Turns as the lines of a task. Of a long turn only the end is sent. */
export function taskLines(turns: readonly ModelMessage[]): TaskLine[] {
  return turns
    .filter(({ role }) => role !== "system")
    .map(({ role, text }) => ({
      by: role === "user" ? "user" : "char",
      text: text.slice(-TEXT_MAX).toWellFormed(),
    }));
}
