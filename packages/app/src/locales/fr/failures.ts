import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call in French, by the code of the answer. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "Une des informations saisies n’est pas valide. Vérifie et réessaie.",
  [ErrorCode.signedOut]:
    "Ta session est fermée. Connecte-toi pour continuer. Rien de ce que tu as écrit n’est perdu.",
  [ErrorCode.notAllowed]: "Ton compte ne permet pas de faire ça.",
  [ErrorCode.adultNotAttested]: "C’est réservé aux adultes. Confirme ton âge pour le voir.",
  [ErrorCode.accountStopped]:
    "Ton compte ne permet pas de faire ça. Tu verras pourquoi dans Paramètres, sous Décisions.",
  [ErrorCode.notFound]: "Introuvable. Cet élément a peut-être été supprimé.",
  [ErrorCode.conflict]: "Une modification a eu lieu entre-temps. Réessaie.",
  [ErrorCode.tooLarge]: "C’est trop gros pour être envoyé.",
  [ErrorCode.unsupportedMedia]: "Ce type de fichier n’est pas accepté.",
  [ErrorCode.refusedByRule]: "Refusé : cela enfreint une de nos règles.",
  [ErrorCode.rateLimited]: "C’était un peu trop rapide. Attends un instant et réessaie.",
  [ErrorCode.quotaUsedUp]: "Tu as utilisé tous tes messages d’aujourd’hui.",
  [ErrorCode.ourFault]: "Un problème est survenu de notre côté. Réessaie dans un instant.",
  [ErrorCode.providerFailed]: "La réponse n’a pas pu être écrite. Réessaie.",
  [ErrorCode.unavailable]: "Mimi reçoit trop de demandes en ce moment. Réessaie dans un instant.",
  unreachable: "Impossible de joindre Mimi. Vérifie ta connexion et réessaie.",
  timeout: "Mimi a mis trop de temps à répondre. Réessaie.",
  unreadable: "Le serveur est surchargé. Réessaie.",
};
