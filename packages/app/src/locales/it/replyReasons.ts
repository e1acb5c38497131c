import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply in Italian, by its reason. */
export const replyReasons: typeof English = {
  version_blocked: "La nuova variante è stata bloccata dalle nostre regole.",
  removed_by_moderator: "La moderazione ha ritirato questo messaggio.",
  model_busy: "In questo momento l’IA ha troppe richieste. Riprova tra un momento.",
  model_timeout: "L’IA ci ha messo troppo a rispondere.",
  model_refused: "L’IA non ha potuto accettare questa chat.",
  model_misconfigured: "L’IA non è configurata correttamente. Il gestore è stato avvisato.",
  model_failed: "L’IA non ha potuto rispondere.",
  reply_cut: "La risposta si è interrotta. Non conta nel tuo limite.",
  reply_garbled: "L’IA ha inviato qualcosa di illeggibile.",
  reply_empty: "L’IA non aveva nulla da dire.",
  reply_interrupted:
    "La risposta si è interrotta per un problema da parte nostra. Il testo scritto finora è salvato.",
  note_not_followed:
    "Le battute pronte non possono seguire questa nota, e non è stato contato nulla. Conoscono: più breve, più lungo, niente domande, chiedimi qualcosa, niente azioni.",
  replies_off: "Su questo server le risposte sono disattivate.",
};
