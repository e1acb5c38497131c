import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in Italian, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "Ovunque",
    shortcuts: [
      { label: "Cerca", keys: [["/"]] },
      { label: "Vai a una pagina, un personaggio o una chat", keys: [["Ctrl", "K"]] },
      { label: "Chiudi una finestra", keys: [["Esc"]] },
      { label: "Scorciatoie da tastiera", keys: [["?"]] },
    ],
  },
  {
    title: "Nella ricerca",
    shortcuts: [
      { label: "Scorri i risultati", keys: [["↑"], ["↓"]] },
      { label: "Cerca o apri un risultato", keys: [["Invio"]] },
      { label: "Cancella la ricerca, poi chiudila", keys: [["Esc"]] },
    ],
  },
  {
    title: "In una chat",
    shortcuts: [
      { label: "Invia", keys: [["Invio"]] },
      { label: "A capo", keys: [["Maiusc", "Invio"]] },
      { label: "Interrompi la risposta", keys: [["Esc"]] },
      { label: "Variante precedente o successiva di una risposta", keys: [["←"], ["→"]] },
      { label: "Annulla", keys: [["Ctrl", "Z"]] },
      { label: "Cerca in questa chat", keys: [["Ctrl", "F"]] },
      { label: "Stampa tutta la chat", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "Su un messaggio",
    shortcuts: [
      { label: "Messaggio precedente o successivo", keys: [["↑"], ["↓"]] },
      { label: "Primo o ultimo messaggio", keys: [["Home"], ["Fine"]] },
      { label: "Vai ai suoi pulsanti", keys: [["Invio"]] },
      { label: "Rigenera", keys: [["R"]] },
      { label: "Modifica messaggio", keys: [["E"]] },
      { label: "Nuova chat da qui", keys: [["B"]] },
      { label: "Copia", keys: [["C"]] },
      { label: "Fissa", keys: [["P"]] },
      { label: "Aggiungi alla memoria", keys: [["M"]] },
      { label: "Elimina da qui", keys: [["Canc"]] },
    ],
  },
];
