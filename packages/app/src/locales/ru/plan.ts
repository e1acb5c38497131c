import { pluralOf } from "@mimi/ui/format";
import type { planTexts as English } from "../en/plan.ts";

const plural = pluralOf("ru");

const messagesOf = (count: number) =>
  `${count} ${plural(count, { one: "сообщение", few: "сообщения", many: "сообщений", other: "сообщения" })}`;

/** The messages about plans in Russian. */
export const planTexts: typeof English = {
  changed: (name) => `Теперь твой тариф: ${name}.`,
  perMonth: "в месяц",
  endingSoon: "Скоро закончится…",
  included: (own, lower) => `В твой тариф ${own} входит всё, что есть в тарифе ${lower}.`,
  addressRefused: "Не удалось открыть страницу оплаты. Ничего не списано.",
  changedElsewhere: "Твой тариф изменился в другом окне. Проверь его, прежде чем выбирать.",
  paid: (messages) =>
    messages === null
      ? "Теперь сообщения у тебя без ограничений."
      : `Теперь у тебя ${messagesOf(messages)} в день.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `до ${((historyTokens * 2) / 3).toLocaleString("ru")} слов`;
    return [
      messages === null ? "Сообщения без ограничений" : `${messagesOf(messages)} в день`,
      ...(headStart > 0 ? ["Более быстрые ответы"] : []),
      ...(hasPriority ? ["Приоритетный доступ к новым функциям"] : []),
      price === 0 ? `Память: ${words}` : `Увеличенная память: ${words}`,
      "Создание своих персонажей",
      "Персонажи сообщества",
    ];
  },
};
