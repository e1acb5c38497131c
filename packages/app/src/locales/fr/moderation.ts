import { pluralOf } from "@mimi/ui/format";
import type { moderationTexts as English } from "../en/moderation.ts";

const plural = pluralOf("fr");

/** Texts of the moderation page in French. */
export const moderationTexts: typeof English = {
  title: "Modération",
  decided: (count) => plural(count, { one: "C’est décidé.", other: `${count} cas traités.` }),
  undone: "Décision annulée. Le cas est de nouveau dans la file.",
  cannotUndo: "Il est trop tard pour annuler. Prends une nouvelle décision.",
  undo: "Annuler",
  accountDecided: "C’est décidé. La personne est prévenue.",
  paymentWaits:
    "C’est décidé. Le prestataire de paiement n’a pas pu être joint ; nous réessayons toutes les heures.",
  appealDecided: "La contestation est traitée. La personne est prévenue.",
  another: "Quelqu’un d’autre de la modération doit décider.",
  operator: "Seul l’exploitant peut décider pour les comptes de la modération.",
  deleted: "Élément supprimé",
  visitor: "Sans compte",
  system: "Système",
  resubmitted: "Soumis à nouveau",
  until: (time) => `jusqu’au ${time}`,
  request: (signature, email) =>
    `Demande de retrait, signée par ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours) =>
    hours < 1
      ? "moins d’une heure restante"
      : plural(hours, { one: `${hours} heure restante`, other: `${hours} heures restantes` }),
  hoursLate: (hours) =>
    plural(hours, { one: `${hours} heure de retard`, other: `${hours} heures de retard` }),
  facts: {
    published: "Personnages publiés",
    removed: "Supprimés",
    upheld: "Signalements confirmés",
    wrong: "Signalements rejetés",
    role: "Rôle",
    moderator: "Modération",
  },
  reasonNames: {
    minors: "Mineurs",
    unmarked_adult: "Mauvaise classification",
    real_person: "Vraie personne",
    hate: "Haine",
    violence: "Violence",
    self_harm: "Automutilation",
    illegal: "Illégal",
    copyright: "Œuvre volée",
    spam: "Spam",
    other: "Autre",
  },

  decisionNames: {
    dismiss: "Rien à signaler",
    uphold: "Retrait",
    reject: "Retrait",
    remove: "Suppression",
    restore: "Rétablissement",
  },

  measureNames: {
    reject: "Retrait",
    remove: "Suppression",
    warn: "Avertissement",
    restrict: "Restriction",
    suspend: "Suspension",
    ban: "Bannissement",
    lift: "Levée",
  },

  kindNames: {
    character: "personnage",
    image: "couverture",
    message: "message",
    profile: "profil",
  },
};
