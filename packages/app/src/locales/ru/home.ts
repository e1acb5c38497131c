import { freePlan } from "@mimi/contract";
import { pluralOf } from "@mimi/ui/format";
import type { homeTexts as English } from "../en/home.ts";

const plural = pluralOf("ru");
const { messages } = freePlan;

const messageWord = plural(messages, {
  one: "сообщение",
  few: "сообщения",
  many: "сообщений",
  other: "сообщения",
});

/** The texts of the home page in Russian. */
export const homeTexts: typeof English = {
  intro: `Общайся с персонажами ИИ, которых создаёт сообщество. Бесплатно: ${messages} ${messageWord} в день, карта не нужна.`,
};
