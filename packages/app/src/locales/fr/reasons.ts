import { pluralOf } from "@mimi/ui/format";
import type { reasons as EnglishReasons, refusalTexts as EnglishRefusals } from "../en/reasons.ts";

const plural = pluralOf("fr");
const minutesIn = (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` });

/** The message for a failed call in French, by its reason. */
export const reasons: typeof EnglishReasons = {
  reply_without_text: "Cette réponse n’a pas de texte à continuer.",
  reply_blocked: "Cette réponse a été bloquée. Régénère-la plutôt.",
  reply_at_maximum: "Cette réponse a atteint la longueur maximale.",
  variants_at_maximum: "Cette réponse a atteint le nombre maximal de variantes.",
  greeting_fixed: "Le premier message ne peut être ni régénéré ni continué.",
  greeting_first: "Le premier message ne peut pas être supprimé seul. Supprime plutôt la discussion.",
  characters_at_maximum: "Tu as atteint le nombre maximal de personnages. Supprimes-en un d’abord.",
  chats_at_maximum: "Tu as atteint le nombre maximal de discussions. Supprimes-en une d’abord.",
  uploads_at_maximum:
    "Tu as atteint le nombre maximal d’images. Celles qui ne sont affichées nulle part sont supprimées au bout d’un jour.",
  personas_at_maximum: "Tu as atteint le nombre maximal d’identités. Supprimes-en une d’abord.",
  memory_at_maximum: "La mémoire de cette discussion est pleine. Supprime d’abord un souvenir.",
  hidden_at_maximum: "Tu ne peux rien masquer de plus. Réaffiche d’abord quelque chose.",
  storage_full:
    "Ton compte n’a plus d’espace. Supprime des discussions ou des personnages : leur espace se libère après 30 jours dans la corbeille.",
  clock_refused:
    "L’horloge de cet appareil ou du serveur est fausse, la connexion a donc été refusée. Règle l’horloge, puis reconnecte-toi.",
  reply_streaming: "Une réponse est déjà en cours d’écriture. Attends-la ou arrête-la d’abord.",
  client_id_used: "Ce message est déjà envoyé. Recharge la page pour le voir.",
  changed_meanwhile: "Une modification a eu lieu entre-temps. Recharge la page et réessaie.",
  already_subscribed: "Tu as déjà un forfait. Change-le sous « Gérer les abonnements ».",
  appeal_over: "Il n’est plus possible de contester.",
  appeal_decided: "Cette contestation est déjà traitée.",
  nothing_to_undo: "Tu n’as aucune décision à annuler.",
  undo_too_late: "Cette décision date de plus de dix minutes. Prends plutôt une nouvelle décision.",
  larger_than_hourly_bytes: "C’est plus que ce qu’un compte peut envoyer en une heure.",
  hourly_bytes_used: "C’est plus que ce qui reste à ton compte pour cette heure. Réessaie plus tard.",
  payments_off: "Les paiements sont désactivés sur ce serveur.",
  disk_full: "Rien ne peut être enregistré pour le moment, car le serveur est plein. La lecture fonctionne.",
};

/** Messages in French for a broken rule, and for a limit that lasts longer than a moment. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `Refusé : cela enfreint la règle sur ${topic}.`,
  later: (minutes) => `Trop de requêtes. Réessaie dans ${minutesIn(minutes)}.`,
  laterBytes: (megabytes, minutes) =>
    `C’est plus que les ${megabytes} Mo auxquels un compte a droit en une heure. Réessaie dans ${minutesIn(minutes)}.`,
};
