import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "Trova un personaggio IA, leggi il suo primo messaggio e inizia a chattare.";

/** What search engines and shared links show of each page in Italian. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `Informativa sulla privacy · ${app}`,
    description: "Cosa conserva Mimi su di te, dove, e come averne una copia o eliminarlo.",
  },
  term: {
    title: `Termini di utilizzo · ${app}`,
    description: "Usando Mimi accetti questi termini. Sono brevi, quindi leggili.",
  },
  safety: {
    title: `Sicurezza · ${app}`,
    description: "Cosa sono i personaggi, cosa succede in una crisi, chi chiamare e chi può vedere cosa.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description:
      "Chiedi la rimozione di una tua immagine intima, condivisa senza il tuo consenso. Non serve un account.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "Con il numero puoi vedere che fine ha fatto ciò che hai segnalato.",
  },
  contactUs: {
    title: `Contatti · ${app}`,
    description:
      "Mimi è un software che chiunque può far funzionare. Il gestore è la persona o l’azienda che lo fa funzionare a questo indirizzo.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "La pagina che cerchi non esiste o non è mai esistita.",
  },
};
