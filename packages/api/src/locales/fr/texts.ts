import type { Texts } from "../en/texts.ts";

/** A chat as a Markdown file. */
const chatFileTexts: Texts["chatFiles"] = {
  exported: (character, time) => `Avec ${character}, exporté le ${time}.`,
  removedCharacter: "Personnage supprimé",
  reader: "Toi",
};

const items = {
  character: "ton personnage",
  image: "ta couverture",
  message: "ton message",
  profile: "ton profil",
} as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts: Texts["mails"] = {
  subject: "Mimi : une décision de la modération",
  account: {
    warn: "Ceci est un avertissement de la modération.",
    restrict:
      "Tu ne peux ni publier, ni envoyer de fichiers, ni changer ton nom et ta bio. Tu peux toujours discuter et écrire des brouillons.",
    suspend: "Ton compte est suspendu. D’ici là, tu ne peux pas te connecter.",
    ban: "Ton compte est banni. Tu ne peux plus te connecter.",
    lift: "Les restrictions de ton compte ont pris fin.",
  },
  removed: (kind, title) => `Contenu supprimé : ${named(kind, title)}. Il ne peut plus être publié.`,
  takenDown: (kind, title) =>
    `Contenu retiré : ${named(kind, title)}. Tu peux le modifier et le soumettre à nouveau.`,
  rule: (rule) => `Règle : ${rule}`,
  reason: (reason) => `Motif : ${reason}`,
  until: (time) => `Jusqu’au ${time}`,
  answer: (answer) => `Réponse : ${answer}`,
  rules: {
    minors: "Le contenu pour adultes qui implique une personne de moins de 18 ans n’est jamais autorisé ici.",
    banned: "Ce contenu comporte des mots qui ne sont pas autorisés ici.",
    adult_attestation: "Tu dois confirmer qu’un personnage pour adultes est adulte et en a l’apparence.",
    adult_age: "Un personnage pour adultes doit avoir un âge de 18 ans ou plus avant d’être publié.",
    image_attestation:
      "Tu dois confirmer que la couverture d’un personnage pour adultes montre quelqu’un d’adulte.",
    not_screened:
      "Le texte pour adultes est vérifié avant d’être enregistré ou envoyé, et la vérification vient d’échouer. Réessaie.",
    unmarked_adult: "Le contenu pour adultes doit être indiqué comme tel.",
    real_person: "Il n’est pas permis de montrer ou d’imiter de vraies personnes sans leur consentement.",
    hate: "Les attaques contre des groupes de personnes ne sont pas autorisées ici.",
    violence: "Les menaces et les appels à la violence ne sont pas autorisés ici.",
    self_harm: "Ce qui encourage l’automutilation ou les troubles alimentaires n’est pas autorisé ici.",
    illegal: "Ce qui est illégal n’est pas autorisé ici.",
    copyright: "Ce que quelqu’un d’autre a créé ne peut pas être montré ici sans son consentement.",
    spam: "La publicité et les répétitions sans fin ne sont pas autorisées ici.",
    moderation: "La modération a décidé que ce contenu ne peut pas être affiché.",
  },
  payment: {
    refund: "Ton forfait est résilié, et ton dernier paiement est remboursé.",
    cancel: "Ton forfait est résilié. Plus rien ne sera débité.",
  },
  appeal: {
    confirmed: "Nous avons examiné ta contestation. La décision est maintenue.",
    reversed: "Ta contestation a abouti. La décision est annulée.",
  },
  outcome: {
    subject: "Mimi : ta demande de retrait d’une image",
    asked: "Tu nous as demandé de retirer une image intime d’une personne qui n’y a pas consenti.",
    taken_down:
      "La modération a décidé : l’image a été retirée, et il n’est pas possible d’en envoyer des copies identiques.",
    stays:
      "La modération a décidé : l’image reste, car elle ne semble pas être une image intime d’une vraie personne.",
    disagree: (address) => `Si c’est une erreur, écris-nous : ${address}`,
    number: (receipt, address) => `Numéro de ta demande : ${receipt}\n${address}`,
    forgotten: "Nous avons effacé cette adresse e-mail de ta demande.",
  },
  appealAtLogin: (address) =>
    `Tu peux contester une fois : connecte-toi sur ${address} et choisis « Contester ».`,
  appealInSettings: (address) => `Tu peux contester une fois : ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  return title === "" ? items[kind] : `${items[kind]} « ${title} »`;
}

/** Names that are stored, until a person changes them. */
const nameTexts: Texts["names"] = {
  newUser: (number) => `Membre ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts: Texts["pages"] = {
  adultDescription: "Cette page est réservée aux adultes.",
  needsJavaScript: "Mimi a besoin de JavaScript.",
  backToHome: "Retour à l’accueil",
  unreadable: {
    tooLong: {
      title: "Cette adresse est trop longue",
      text: "Mimi ne peut pas lire une adresse ou une recherche de cette longueur. Raccourcis-la et réessaie.",
    },
    tooSlow: {
      title: "Cela a pris trop de temps",
      text: "La requête n’est pas arrivée à temps. Recharge la page pour réessayer.",
    },
    other: { title: "Cette requête est illisible", text: "Reviens en arrière et réessaie." },
  },
};

/** The pages of the payment simulator. */
const paymentTexts: Texts["payment"] = {
  title: "Simulateur de paiement",
  heading: "Simulateur de paiement, aucun argent ne circule",
  buying: (plan) => `Tu t’apprêtes à faire semblant d’acheter un mois : ${plan}.`,
  pay: "Payer (pour de faux)",
  cancel: "Annuler",
  current: (plan) => `Le forfait actuel : ${plan}.`,
  none: "Il n’y a pas d’abonnement.",
  changeTo: (plan) => `Passer à ${plan}`,
  end: "Mettre fin à l’abonnement",
  back: "Retour",
};

/** The French texts, by part. */
export const texts: Texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: {
    honest: (name) => `Je suis une IA, pas une personne. Tout ce que dit ${name} est écrit par un programme.`,
  },
};
