import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply in German, by its reason. */
export const replyReasons: typeof English = {
  version_blocked: "Unsere Regeln haben die neue Variante verhindert.",
  removed_by_moderator: "Die Moderation hat diese Nachricht offline genommen.",
  model_busy: "Die KI ist gerade ausgelastet. Versuche es gleich noch einmal.",
  model_timeout: "Die KI hat für die Antwort zu lange gebraucht.",
  model_refused: "Die KI konnte diesen Chat nicht annehmen.",
  model_misconfigured: "Die KI ist nicht richtig eingerichtet. Der Betreiber ist informiert.",
  model_failed: "Die KI konnte nicht antworten.",
  reply_cut: "Die Antwort ist abgebrochen. Sie zählt nicht.",
  reply_garbled: "Die KI hat etwas gesendet, das nicht lesbar war.",
  reply_empty: "Die KI hatte nichts zu sagen.",
  reply_interrupted: "Die Antwort wurde bei uns unterbrochen. Der Text bis dahin ist gespeichert.",
  note_not_followed:
    "Vorbereitete Antworten können dieser Notiz nicht folgen, und nichts wurde gezählt. Sie kennen: kürzer, länger, keine Fragen, frag mich etwas, keine Handlungen.",
  replies_off: "Antworten sind auf diesem Server ausgeschaltet.",
};
