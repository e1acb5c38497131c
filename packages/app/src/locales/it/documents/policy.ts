import type { ReportReason } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { policy as English } from "../../en/documents/policy.ts";

/** The rules, by the reason of a report. The names that decisions use are in `rules.ts`. */
const published: Readonly<Record<Exclude<ReportReason, "other">, string>> = {
  minors:
    "Niente contenuti per adulti che coinvolgono, o sembrano coinvolgere, chi ha meno di 18 anni. Non ci sono eccezioni, nemmeno nella finzione.",
  unmarked_adult: "I contenuti per adulti sono indicati come tali.",
  real_person: "Niente persone reali senza il loro consenso.",
  hate: "Niente attacchi a gruppi di persone.",
  violence: "Niente minacce contro le persone né incitamento alla violenza.",
  self_harm: "Nulla che incoraggi l’autolesionismo o i disturbi alimentari.",
  illegal: "Nulla di illegale.",
  copyright: "Nulla che sia stato creato da altri, senza il loro consenso.",
  spam: "Niente pubblicità né ripetizioni continue.",
};

/** The privacy policy in Italian, and the rules about adults and content, which dialogs link to. */
export const policy: typeof English = {
  title: "Informativa sulla privacy",
  date: "2026-11-28",
  lead: "Cosa conserva Mimi su di te, dove, e come averne una copia o eliminarlo.",
  sections: [
    {
      id: "account",
      heading: "Il tuo account",
      paragraphs: [
        "Puoi dare un’occhiata senza account. Se ne crei uno, conserviamo:",
        {
          points: [
            "il nome, la foto e la bio del tuo profilo",
            "il tuo piano, quando termina e quanti messaggi hai inviato ogni giorno",
            "i personaggi che crei, e i tuoi Mi piace, Non mi piace e preferiti",
            "per ogni browser in cui hai effettuato l’accesso, quando lo hai effettuato e quando è stato usato l’ultima volta",
          ],
        },
        "Il tuo indirizzo email e la tua password sono conservati dal servizio di accesso: Firebase Authentication di Google, a meno che il gestore non ne usi un altro. Noi non vediamo mai la tua password.",
      ],
    },
    {
      id: "chats",
      heading: "Le tue chat",
      paragraphs: [
        "I tuoi messaggi e le risposte sono conservati sul server, così puoi aprirli su ogni dispositivo. Gli altri utenti non possono vederli. Il gestore del server ha accesso al suo database.",
        "Le risposte le scrive un’IA. Legge la chat e la descrizione del personaggio. Il gestore sceglie l’IA, e può farla funzionare un’altra azienda.",
      ],
    },
    {
      id: "browser",
      heading: "Cosa si conserva nel tuo browser",
      paragraphs: [
        "L’archiviazione locale del browser contiene esattamente tre valori: la tua sessione, la tua scelta tra scuro e chiaro, e se vuoi vedere i contenuti per adulti.",
        "Il testo non inviato, ciò che hai visto per ultimo delle tue chat più recenti, le ricerche recenti e le tue impostazioni sono conservati nel database di questo browser. Quando esci, il testo non inviato e ciò che hai visto delle chat si eliminano. Puoi cancellare le ricerche recenti nella pagina di ricerca.",
        "Usiamo un solo cookie. Dice al server che hai effettuato l’accesso o hai cambiato ciò che vedi, in modo che invii le pagine senza il loro contenuto. Il suo valore è lo stesso per tutti. Non ci sono tracker né pubblicità.",
      ],
    },
    {
      id: "others",
      heading: "Chi altro è coinvolto",
      paragraphs: [
        {
          points: [
            "Il servizio di accesso, quando accedi. Con Google o Apple, anche quell’azienda.",
            "Il servizio di pagamento, quando acquisti un piano. I dati della tua carta li ha questo servizio. Noi sappiamo solo cosa hai acquistato e quando termina.",
            "L’azienda che fa funzionare l’IA, quando chatti, a meno che non sia il gestore.",
          ],
        },
        "Ognuno ha la propria informativa sulla privacy.",
      ],
    },
    {
      id: "adults",
      heading: "Contenuti per adulti",
      paragraphs: [
        "I personaggi per adulti sono nascosti finché non hai effettuato l’accesso, dichiarato di avere almeno 18 anni e scelto di vederli. Senza accesso non si vedono mai.",
        "Conserviamo quando hai fatto questa dichiarazione e se la tua età è stata verificata. Non conserviamo documenti.",
      ],
    },
    {
      id: "rules",
      heading: "Regole per i personaggi",
      paragraphs: [
        { points: Object.values(published) },
        "I personaggi, i messaggi, le immagini e i profili che violano queste regole possono essere respinti o rimossi. Chi segnala qualcosa, e chi decide nella moderazione, sceglie una di queste regole.",
      ],
    },
    {
      id: "yours",
      heading: "Copiare o eliminare i tuoi dati",
      paragraphs: [
        "Puoi fare entrambe le cose quando vuoi, senza chiedere a nessuno. Apri Impostazioni dal menu con il tuo nome o, su un telefono, dal menu in alto:",
        {
          points: [
            "I tuoi dati: scarica un file con tutto ciò che conserviamo su di te.",
            "Elimina account: elimina il tuo profilo, le chat, gli alter ego, i ricordi, le immagini, le reazioni, il piano e i dati di accesso.",
          ],
        },
        "In entrambi i casi devi accedere di nuovo, così nessun altro può farlo al posto tuo. Disdici l’abbonamento prima di eliminare il tuo account.",
        "I tuoi personaggi con cui altri chattano restano in quelle chat, senza il tuo nome, la loro immagine e le loro informazioni, e non si possono più trovare. Per eliminare del tutto un personaggio così, eliminalo prima del tuo account. Il servizio di pagamento conserva i dati dei pagamenti finché la legge lo richiede.",
        [
          "Se non puoi più accedere, chiedi al gestore. Vedi ",
          { text: "Contatti", href: paths.contactUs() },
          ".",
        ],
      ],
    },
  ],
};
