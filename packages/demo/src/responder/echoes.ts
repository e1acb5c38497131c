import type { Intent } from "./intent.ts";
import { capital } from "./shape.ts";
import { isLiving, isSingleThing, type Topic } from "./topic.ts";

/** Words of a phrase that only fit one thing. */
const SINGULAR = /\b(?:it|its|is|was|has|that|goes|led|wants|matters)\b/i;
/** Phrases that fit people and animals. The others are written for things ("Put {topic} by the stove"). */
const SPEAKS_OF = /\b(?:about|mentions?|spoken of|speak of|tell me of|comes down to|so,) \{topic\}/i;
/** Messages that are answered without repeating what they are about. */
const UNREPEATED: ReadonlySet<Intent> = new Set<Intent>([
  "greeting",
  "farewell",
  "thanks",
  "apology",
  "identity",
  "howAreYou",
  "low",
  "worry",
]);

/** Whether a reply to such a message can repeat its topic. */
export function mayRepeat(intents: readonly Intent[]): boolean {
  return !intents.some((intent) => UNREPEATED.has(intent));
}

/** The phrases that make sense with a topic. */
export function echoesFor(topic: Topic, echoes: readonly string[]): string[] {
  return echoes.filter(
    (echo) => (isSingleThing(topic) || !SINGULAR.test(echo)) && (!isLiving(topic) || SPEAKS_OF.test(echo)),
  );
}

/** Puts a topic into a phrase. */
export function withTopic(echo: string, topic: Topic): string {
  return echo.replaceAll("{topic}", topic).replaceAll("{Topic}", capital(topic));
}
