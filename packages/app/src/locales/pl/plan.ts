import type { planTexts as English } from "../en/plan.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("pl");

const messagesOf = (count: number) =>
  plural(count, { one: `${count} wiadomość`, other: `${count} wiadomości` });

/** The messages about plans in Polish. */
export const planTexts: typeof English = {
  changed: (name) => `Masz teraz plan ${name}.`,
  perMonth: "miesięcznie",
  endingSoon: "Wkrótce koniec…",
  included: (own, lower) => `Masz plan ${own}, który zawiera wszystko z planu ${lower}.`,
  addressRefused: "Nie udało się otworzyć strony płatności. Nic nie pobraliśmy.",
  changedElsewhere: "Twój plan zmienił się w innym oknie. Sprawdź go, zanim wybierzesz.",
  paid: (messages) =>
    messages === null ? "Masz teraz wiadomości bez limitu." : `Masz teraz ${messagesOf(messages)} dziennie.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `do ${((historyTokens * 2) / 3).toLocaleString("pl")} słów`;
    return [
      messages === null ? "Wiadomości bez limitu" : `${messagesOf(messages)} dziennie`,
      ...(headStart > 0 ? ["Szybsze odpowiedzi"] : []),
      ...(hasPriority ? ["Priorytetowy dostęp do nowych funkcji"] : []),
      price === 0 ? `Pamięć: ${words}` : `Większa pamięć: ${words}`,
      "Tworzenie własnych postaci",
      "Postacie stworzone przez społeczność",
    ];
  },
};
