import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply in French, by its reason. */
export const replyReasons: typeof English = {
  version_blocked: "Nos règles ont bloqué la nouvelle variante.",
  removed_by_moderator: "La modération a retiré ce message.",
  model_busy: "L’IA est très sollicitée en ce moment. Réessaie dans un instant.",
  model_timeout: "L’IA a mis trop de temps à répondre.",
  model_refused: "L’IA n’a pas pu accepter cette discussion.",
  model_misconfigured: "L’IA n’est pas configurée correctement. L’exploitant est prévenu.",
  model_failed: "L’IA n’a pas pu répondre.",
  reply_cut: "La réponse s’est interrompue. Elle n’a pas été décomptée.",
  reply_garbled: "L’IA a envoyé quelque chose d’illisible.",
  reply_empty: "L’IA n’avait rien à dire.",
  reply_interrupted: "La réponse a été interrompue de notre côté. Le texte déjà écrit est conservé.",
  note_not_followed:
    "Les répliques préparées ne peuvent pas suivre cette consigne, et rien n’a été décompté. Elles connaissent : plus court, plus long, sans questions, pose-moi une question, sans actions.",
  replies_off: "Les réponses sont désactivées sur ce serveur.",
};
