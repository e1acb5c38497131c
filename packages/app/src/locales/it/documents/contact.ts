import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in Italian. */
export const contactOf: typeof English = (email) => ({
  title: "Contatti",
  lead: "Mimi è un software che chiunque può far funzionare. Il gestore è la persona o l’azienda che lo fa funzionare a questo indirizzo.",
  sections: [
    {
      id: "operator",
      heading: "Chi è il gestore",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "Solo il gestore può consultare il tuo account e rispondere a domande su un pagamento.",
        [
          "Puoi copiare i tuoi dati o eliminare il tuo account senza chiedere a nessuno: vedi ",
          { text: "Copiare o eliminare i tuoi dati", href: `${paths.policy()}#yours` },
          ".",
        ],
      ],
    },
    {
      id: "report",
      heading: "Contenuti che non dovrebbero essere qui",
      paragraphs: [
        [
          "Se un personaggio o un messaggio viola la legge o le nostre ",
          { text: "regole", href: `${paths.policy()}#rules` },
          ", scrivi al gestore e indica l’indirizzo della pagina. Non ti serve un account, e non devi copiare ciò che hai visto.",
        ],
        "Se qualcuno è in pericolo, contatta prima la polizia.",
      ],
    },
    {
      id: "plan",
      heading: "Il tuo piano",
      paragraphs: [
        "Puoi cambiare o disdire tu un piano a pagamento: scegli “Premium” in cima alla pagina, poi “Gestisci abbonamenti”.",
      ],
    },
  ],
});

const unknownAddress =
  "Il gestore non ha indicato un indirizzo email per questa pagina. Cercane uno dove hai trovato il link a questo sito, o sulla ricevuta di un piano a pagamento.";

const writeTo = (email: string) => ["Scrivi al gestore: ", { text: email, href: `mailto:${email}` }, "."];
