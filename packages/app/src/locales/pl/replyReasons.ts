import type { replyReasons as English } from "../en/replyReasons.ts";

/** The messages for failed replies in Polish, by their reason. */
export const replyReasons: typeof English = {
  version_blocked: "Nasze zasady zablokowały nowy wariant.",
  removed_by_moderator: "Moderacja zdjęła tę wiadomość z publikacji.",
  model_busy: "AI jest teraz zajęta. Spróbuj ponownie za chwilę.",
  model_timeout: "AI zbyt długo nie odpowiada.",
  model_refused: "AI nie mogła przyjąć tego czatu.",
  model_misconfigured: "AI jest źle skonfigurowana. Operator już o tym wie.",
  model_failed: "AI nie mogła odpowiedzieć.",
  reply_cut: "Odpowiedź się urwała. Nie wlicza się do limitu.",
  reply_garbled: "AI przysłała coś, czego nie da się odczytać.",
  reply_empty: "AI nie miała nic do powiedzenia.",
  reply_interrupted: "Odpowiedź przerwała się po naszej stronie. Dotychczasowy tekst zostaje.",
  note_not_followed:
    "Gotowe kwestie nie potrafią uwzględnić tej uwagi i nic się nie wliczyło do limitu. Rozumieją: krócej, dłużej, bez pytań, zapytaj mnie o coś, bez działań.",
  replies_off: "Odpowiedzi są na tym serwerze wyłączone.",
};
