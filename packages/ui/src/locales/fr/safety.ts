import { listOf } from "../../format/listOf.ts";
import type { SafetyTexts } from "../Locale.ts";

const oneOf = listOf("fr", { type: "disjunction" });

type Item = Parameters<SafetyTexts["noticeCardCopy"]["title"]["reject"]>[0];

const items = {
  character: "ton personnage",
  image: "ta couverture",
  message: "ton message",
  profile: "ton profil",
} as const;

const itemOf = ({ kind, name }: Item) => {
  if (name === undefined) return items[kind];
  return kind === "image" ? `la couverture « ${name} »` : `ton personnage ${name}`;
};

const rule = "La règle :";
const failed = "L’envoi a échoué. Ton texte est toujours là.";

/** Age, reports, notices and hiding in French. */
export const safety: SafetyTexts = {
  ageGateCopy: {
    ask: {
      title: "As-tu 18 ans ou plus ?",
      body: "Certains personnages sont écrits pour des adultes. Ils restent masqués tant que tu n’as pas confirmé être adulte.",
      note: "Nous n’enregistrons que la date de ta réponse.",
      accept: "J’ai 18 ans ou plus",
      decline: "J’ai moins de 18 ans",
    },
    declined: {
      title: "Les personnages pour adultes restent masqués.",
      body: "Tu peux utiliser tout le reste. Si c’était une erreur, réponds à nouveau dans les paramètres.",
      done: "Continuer",
    },
    service: {
      title: "As-tu 18 ans ou plus ?",
      body: "Ce service est réservé aux adultes.",
      note: "Nous n’enregistrons que ta réponse et sa date.",
      declinedTitle: "Réservé aux adultes",
      declinedBody:
        "Tu as indiqué avoir moins de 18 ans, ce service n’est donc pas pour toi. Les personnages IA peuvent ne pas convenir aux jeunes.",
      safety: "Sécurité et aide",
      again: "Répondre à nouveau",
    },
    needsVerification: {
      title: "Vérification de l’âge requise",
      body: "Là où tu es, un service indépendant doit vérifier ton âge avant d’afficher des personnages pour adultes.",
      choice: "Qui peut le vérifier ?",
      choiceMissing: "Choisis un service",
      ways: {
        card: "une carte de paiement",
        bank: "ton compte bancaire",
        phone: "ton numéro de téléphone",
        email: "ton adresse e-mail",
        wallet: "une identité numérique",
        document: "une pièce d’identité",
        face: "une photo de ton visage",
      },
      asksFor: (ways) => `Demande ${oneOf(ways)}.`,
      note: "Le service nous dit seulement oui ou non, et ne sait pas qui tu es ici. Tu reviens ensuite sur cette page.",
      verify: "Vérifier mon âge",
      decline: "Laisser masqués",
    },
    verified: {
      title: "Les personnages pour adultes sont affichés.",
      body: "Merci, ton âge est confirmé. Les couvertures restent floutées tant que tu n’en décides pas autrement.",
      done: "Continuer",
    },
    unavailable: {
      title: "Pas disponible là où tu es",
      body: "Les personnages pour adultes ne peuvent pas être affichés dans ton pays. Le reste fonctionne normalement.",
      done: "Continuer",
    },
  },
  contentNoticeCopy: {
    adult: {
      title: "Personnage pour adultes",
      body: "Masqué tant que le contenu pour adultes est désactivé.",
      show: "Afficher",
    },
    warnings: {
      title: "Avant de lire",
      body: "Le créateur a ajouté ces avertissements :",
      show: "Continuer",
    },
    pending: {
      title: "En attente d’examen",
      body: "Personne d’autre que toi ne peut le voir avant l’examen.",
    },
    rejected: {
      title: "Impossible de publier ce contenu tel quel.",
      body: "Tu peux le modifier et le soumettre à nouveau. D’ici là, personne d’autre ne peut le voir.",
      rule,
      appeal: "Demander un nouvel examen",
    },
    blocked: {
      title: "Ce message n’a pas été envoyé.",
      body: "Ton texte est toujours dans le champ. Le message n’a pas été décompté.",
      rule,
      appeal: "Demander un nouvel examen",
    },
    removed: {
      title: "Ce contenu a été supprimé.",
      body: "Il enfreignait une de nos règles.",
      rule,
    },
  },
  hideMenuCopy: {
    label: "Masquer",
    character: "Masquer ce personnage",
    creator: (name) => `Tout masquer de @${name}`,
    tags: "Masquer par tag",
    tag: (name) => `Tout masquer avec le tag ${name}`,
    hidden: {
      character: (name) => `Personnage masqué : ${name}.`,
      creator: (name) => `Tout ce qui vient de @${name} est masqué.`,
      tag: (name) => `Tout ce qui porte le tag ${name} est masqué.`,
    },
  },
  noticeCardCopy: {
    title: {
      reject: (item) => `Contenu retiré : ${itemOf(item)}`,
      remove: (item) => `Contenu supprimé : ${itemOf(item)}`,
      warn: "Un avertissement de la modération",
      restrict: "Tu ne peux ni publier ni envoyer de fichiers",
      suspend: "Ton compte est suspendu",
      ban: "Ton compte est banni",
      lift: "Ton compte n’est plus restreint",
    },
    effect: {
      reject: "Personne d’autre ne peut le voir. Tu peux le modifier et le soumettre à nouveau.",
      remove: "Personne ne peut le voir, et il ne peut plus être publié.",
      warn: "Rien d’autre ne change.",
      restrict: "Ton nom et ta bio restent tels quels. Tu peux toujours discuter et écrire des brouillons.",
      suspend: "D’ici là, tu ne peux pas te connecter.",
      ban: "Tu ne peux plus te connecter.",
      lift: "Toutes les restrictions précédentes ont pris fin.",
    },
    edit: (name) => `Modifier ${name}`,
    rule: "Règle",
    reason: "Motif",
    until: "Jusqu’au",
    noEnd: "Jusqu’à ce que la modération la lève",
    payment: "Ton forfait",
    payments: {
      refund: "Résilié. Ton dernier paiement est remboursé.",
      cancel: "Résilié. Plus rien ne sera débité.",
    },
    inactiveReason: { lifted: "Annulée", replaced: "Remplacée", ended: "Terminée" },
    appeal: {
      offer: "Tu penses que c’est une erreur ? Tu peux contester une fois. La modération réexaminera le cas.",
      open: "Contester",
      label: "Pourquoi la décision est-elle injuste ?",
      required: "Écris pourquoi",
      send: "Envoyer",
      cancel: "Annuler",
      failed,
      waiting: "Nous avons reçu ta contestation. La modération va la lire.",
      yours: "Ta contestation",
      confirmed: "Nous avons examiné ta contestation. La décision est maintenue.",
      reversed: "Ta contestation a abouti. La décision est annulée.",
      answer: "Réponse",
    },
  },
  noticesPaneCopy: {
    loading: "Chargement des décisions",
    failed: "Les décisions n’ont pas pu être chargées",
    retry: "Réessayer",
    empty: "Rien ici",
    emptyText: "Les décisions de la modération sur ton compte ou tes contenus apparaissent ici.",
    more: "Voir les anciennes",
  },
  reportDialogCopy: {
    title: {
      character: "Signaler ce personnage",
      message: "Signaler ce message",
      image: "Signaler cette image",
      profile: "Signaler ce profil",
    },
    about: (name) => `Concerne : ${name}. Seule la modération lit ce que tu écris ici.`,
    aboutUnnamed: "Seule la modération lit ce que tu écris ici.",
    reasonLabel: "Quel est le problème ?",
    reasons: {
      minors: {
        label: "Cela implique un mineur",
        hint: "La modération est alertée immédiatement.",
      },
      unmarked_adult: {
        label: "Mauvaise classification",
        hint: "Du contenu pour adultes qui n’est pas indiqué comme tel.",
      },
      real_person: {
        label: "Une vraie personne",
        hint: "Cela montre ou imite une vraie personne sans son accord.",
      },
      hate: { label: "Haine", hint: "Cela attaque un groupe de personnes." },
      violence: { label: "Violence", hint: "Cela menace des gens ou appelle à la violence." },
      self_harm: { label: "Automutilation", hint: "Cela encourage à se faire du mal." },
      illegal: { label: "Quelque chose d’illégal", hint: "Cela propose ou demande quelque chose d’illégal." },
      copyright: { label: "Œuvre volée", hint: "Quelqu’un d’autre l’a créée." },
      spam: { label: "Spam", hint: "De la publicité, ou toujours la même chose." },
      other: { label: "Autre chose", hint: "Explique-nous ci-dessous." },
    },
    takeDown: "Est-ce une image intime de toi, ou d’une personne pour qui tu agis ?",
    takeDownLink: "Demande son retrait sous 48 heures",
    reasonMissing: "Choisis un motif",
    text: "Que devrait savoir la modération ?",
    textHint: "Facultatif.",
    send: "Envoyer le signalement",
    cancel: "Annuler",
    failed,
    sent: {
      title: "Signalement reçu",
      body: "La modération lit chaque signalement. Avec ce numéro, tu peux voir le résultat.",
      urgent: "La modération est alertée. Elle lit ce signalement en premier.",
      receipt: "Numéro",
      look: "Voir où il en est",
      done: "OK",
    },
  },
  takeDownScreenCopy: {
    title: "Faire retirer une image intime",
    lead: "Une image te montre ici, toi ou une personne pour qui tu agis, dans l’intimité et sans consentement ? Demande-nous de la retirer. Pas besoin de compte. Nous décidons sous 48 heures et supprimons aussi les copies identiques.",
    place: "Où est l’image ?",
    placeHint: "L’adresse de la page du personnage, ou celle de l’image.",
    placeMissing: "Indique où se trouve l’image",
    placeUnknown:
      "Il n’y a pas d’image à cette adresse. Copie-la depuis la barre d’adresse, ou copie l’adresse de l’image.",
    text: "De quelle image s’agit-il ?",
    textHint: "Facultatif : ce qu’elle montre, et qui.",
    goodFaith:
      "Je déclare de bonne foi que cette image a été publiée sans le consentement de la personne qu’elle montre.",
    goodFaithMissing: "Confirme la déclaration",
    signature: "Signature",
    signatureHint: "Ton nom complet : celui de la personne montrée, ou de celle qui agit pour elle.",
    signatureMissing: "Signe avec ton nom complet",
    email: "Adresse e-mail",
    emailHint: "Seule la modération la voit. Nous y envoyons la décision, puis nous l’effaçons.",
    emailMissing: "Indique ton adresse e-mail",
    emailInvalid: "Indique une seule adresse e-mail",
    send: "Envoyer la demande",
    failed,
    sent: {
      title: "Nous avons reçu ta demande",
      body: (due) => `La modération décide au plus tard le ${due}. Tu recevras la décision par e-mail.`,
      receipt: "Numéro",
      look: "Voir où elle en est",
    },
  },
  reportStateScreenCopy: {
    title: "Suivi de ton signalement",
    lead: "Saisis le numéro que tu as reçu en faisant ton signalement.",
    receipt: "Numéro du signalement",
    missing: "Saisis le numéro",
    look: "Consulter",
    failed: "Le chargement a échoué. Réessaie.",
    unknown: "Aucun signalement ne porte ce numéro. Les signalements traités sont conservés un an.",
    states: {
      waiting: "La modération n’a pas encore décidé.",
      taken_down: "La modération a décidé : ce que tu as signalé a été retiré.",
      stays: "La modération a décidé : ce que tu as signalé n’enfreint aucune règle et reste en ligne.",
    },
    createdAt: (time) => `Reçu : ${time}`,
    due: (time) => `Décision au plus tard : ${time}`,
    decidedAt: (time) => `Décidé : ${time}`,
  },
  accountSuspendedDialogCopy: {
    title: "Tu ne peux pas te connecter",
    description: "La modération a bloqué ce compte. Rien n’y est supprimé.",
    close: "Fermer",
  },
};
