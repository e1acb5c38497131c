import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in Polish, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "Wszędzie",
    shortcuts: [
      { label: "Szukaj", keys: [["/"]] },
      { label: "Przejdź do strony, postaci lub czatu", keys: [["Ctrl", "K"]] },
      { label: "Zamknij okno", keys: [["Esc"]] },
      { label: "Skróty klawiszowe", keys: [["?"]] },
    ],
  },
  {
    title: "W wyszukiwaniu",
    shortcuts: [
      { label: "Poruszaj się po wynikach", keys: [["↑"], ["↓"]] },
      { label: "Szukaj lub otwórz wynik", keys: [["Enter"]] },
      { label: "Wyczyść wyszukiwanie, potem je zamknij", keys: [["Esc"]] },
    ],
  },
  {
    title: "W czacie",
    shortcuts: [
      { label: "Wyślij", keys: [["Enter"]] },
      { label: "Nowy wiersz", keys: [["Shift", "Enter"]] },
      { label: "Zatrzymaj odpowiedź", keys: [["Esc"]] },
      { label: "Poprzedni lub następny wariant odpowiedzi", keys: [["←"], ["→"]] },
      { label: "Cofnij", keys: [["Ctrl", "Z"]] },
      { label: "Znajdź w tym czacie", keys: [["Ctrl", "F"]] },
      { label: "Drukuj cały czat", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "Na wiadomości",
    shortcuts: [
      { label: "Poprzednia lub następna wiadomość", keys: [["↑"], ["↓"]] },
      { label: "Pierwsza lub ostatnia wiadomość", keys: [["Home"], ["End"]] },
      { label: "Przejdź do jej przycisków", keys: [["Enter"]] },
      { label: "Wygeneruj ponownie", keys: [["R"]] },
      { label: "Edytuj wiadomość", keys: [["E"]] },
      { label: "Nowy czat od tego miejsca", keys: [["B"]] },
      { label: "Kopiuj", keys: [["C"]] },
      { label: "Przypnij", keys: [["P"]] },
      { label: "Dodaj do pamięci", keys: [["M"]] },
      { label: "Usuń od tego miejsca", keys: [["Delete"]] },
    ],
  },
];
