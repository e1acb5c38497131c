import { plans } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { term as English } from "../../en/documents/term.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use in Italian. */
export const term: typeof English = {
  title: "Termini di utilizzo",
  date: "2026-11-20",
  lead: "Usando Mimi accetti questi termini. Sono brevi, quindi leggili.",
  sections: [
    {
      id: "fiction",
      heading: "I personaggi sono finzione",
      paragraphs: [
        "Ogni personaggio è un’IA che inventa ciò che dice: può sbagliare, e dietro non c’è nessuna persona. Non affidarti ai suoi consigli su salute, legge, denaro o sicurezza.",
        "Se sei in pericolo o in una crisi, chiama il numero di emergenza locale.",
      ],
    },
    {
      id: "age",
      heading: "La tua età",
      paragraphs: [
        [
          "I contenuti per adulti sono per chi ha almeno 18 anni. Non dire di avere almeno 18 anni se non è vero. Chi vede cosa è spiegato nell’",
          { text: "informativa sulla privacy", href: `${paths.policy()}#adults` },
          ".",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "Uso nel rispetto della legge",
      paragraphs: [
        [
          "Rispetta la legge del luogo in cui ti trovi e di quello in cui Mimi è gestito, e rispetta le ",
          { text: "regole per i personaggi", href: `${paths.policy()}#rules` },
          ". Non violare i sistemi di Mimi, non sovraccaricarlo e non usare l’account di un’altra persona.",
        ],
        "Ciò che scrivi resta tuo, e ne hai la responsabilità. Non pubblicare opere altrui senza permesso.",
        "I contenuti che violano questi termini possono essere rimossi, e gli account che li violano possono essere chiusi.",
      ],
    },
    {
      id: "plans",
      heading: "Piani e limiti",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]}: ${messages === null ? "messaggi illimitati" : `${messages} messaggi al giorno`}`,
          ),
        },
        "Un giorno inizia a mezzanotte UTC. Un messaggio non conta se non riesce prima che la risposta inizi. Conta se interrompi una risposta già iniziata. Fino a dieci messaggi al giorno non contano se interrompi la risposta prima che inizi, o se la risposta viene bloccata; quelli successivi contano.",
        "I prezzi sono indicati in “Premium” prima di pagare. Cambia o disdici un piano a pagamento nello stesso posto, in “Gestisci abbonamenti”.",
      ],
    },
    {
      id: "warranty",
      heading: "Nessuna garanzia",
      paragraphs: [
        "Mimi è fornito così com’è. Cerchiamo di farlo funzionare e di tenere al sicuro le tue chat ma, nei limiti consentiti dalla legge, non promettiamo che funzioni sempre, che le risposte siano corrette o che non si perda mai nulla.",
        "I diritti che la legge ti riconosce come consumatore o consumatrice restano invariati.",
      ],
    },
  ],
};
