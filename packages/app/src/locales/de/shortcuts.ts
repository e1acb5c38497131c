import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in German, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "Überall",
    shortcuts: [
      { label: "Suchen", keys: [["/"]] },
      { label: "Zu einer Seite, einer Figur oder einem Chat gehen", keys: [["Strg", "K"]] },
      { label: "Einen Dialog schließen", keys: [["Esc"]] },
      { label: "Tastenkürzel", keys: [["?"]] },
    ],
  },
  {
    title: "In der Suche",
    shortcuts: [
      { label: "Durch die Ergebnisse gehen", keys: [["↑"], ["↓"]] },
      { label: "Suchen, oder ein Ergebnis öffnen", keys: [["Eingabe"]] },
      { label: "Die Suche leeren, dann schließen", keys: [["Esc"]] },
    ],
  },
  {
    title: "Im Chat",
    shortcuts: [
      { label: "Senden", keys: [["Eingabe"]] },
      { label: "Neue Zeile", keys: [["Umschalt", "Eingabe"]] },
      { label: "Antwort anhalten", keys: [["Esc"]] },
      { label: "Vorige oder nächste Variante einer Antwort", keys: [["←"], ["→"]] },
      { label: "Rückgängig", keys: [["Strg", "Z"]] },
      { label: "In diesem Chat suchen", keys: [["Strg", "F"]] },
      { label: "Den ganzen Chat drucken", keys: [["Strg", "P"]] },
    ],
  },
  {
    title: "Auf einer Nachricht",
    shortcuts: [
      { label: "Vorige oder nächste Nachricht", keys: [["↑"], ["↓"]] },
      { label: "Erste oder letzte Nachricht", keys: [["Pos1"], ["Ende"]] },
      { label: "Zu ihren Schaltflächen gehen", keys: [["Eingabe"]] },
      { label: "Neu schreiben", keys: [["R"]] },
      { label: "Nachricht bearbeiten", keys: [["E"]] },
      { label: "Neuer Chat ab hier", keys: [["B"]] },
      { label: "Kopieren", keys: [["C"]] },
      { label: "Anheften", keys: [["P"]] },
      { label: "Ins Gedächtnis aufnehmen", keys: [["M"]] },
      { label: "Ab hier löschen", keys: [["Entf"]] },
    ],
  },
];
