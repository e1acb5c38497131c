import { ruleTopicTexts } from "../../locales/en/ruleTopics.ts";
import { texts } from "./texts.ts";

/** The topic of a rule of the API, for a sentence; undefined when there is none. */
export function ruleTopicOf(rule: string | undefined): string | undefined {
  return rule === undefined ? undefined : (texts(ruleTopicTexts) as Readonly<Record<string, string>>)[rule];
}
