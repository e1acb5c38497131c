import { chatOf, type Turn } from "./chat.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import { demoReply } from "./reply.ts";
import { leftOpen } from "./shape.ts";

/**
 * Continues the character's last reply. A reply that was stopped ends as it would have ended: the same request makes the
 * same reply again. A reply that was complete, or edited, gets more.
 */
export function continuedReply(card: DemoCharacter, turns: readonly Turn[], variant = 0): string {
  const begun = turns.at(-1)?.text ?? "";
  const at = turns.findLastIndex(({ role }) => role === "user");
  if (at >= 0 && at === turns.length - 2) {
    const whole = demoReply(card, turns.slice(0, at), turns[at]?.text ?? "", { variant });
    if (whole.length > begun.length && whole.startsWith(begun)) return whole.slice(begun.length);
  }
  const more = demoReply(card, turns, "", { variant });
  const { marks } = chatOf(card, turns, "").manner;
  return `${leftOpen(begun, marks)} ${more}`;
}
