import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in French. */
export const formTexts: typeof English = {
  adult:
    "Seuls les adultes peuvent créer des personnages pour adultes. Enregistre à nouveau et confirme que tu as 18 ans ou plus.",
  deleted: "Le personnage est supprimé.",
  restored: "Le personnage est restauré.",
  cropAgain: "Recadrer à nouveau",
  published: {
    private: "Enregistré. Personne d’autre que toi ne peut le voir.",
    unlisted: "Publié. Toute personne qui a le lien peut le voir.",
    public: "Publié. Tout le monde peut le voir.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished
      ? "Nous ne pouvons pas publier ce personnage."
      : "Nous ne pouvons pas enregistrer ce personnage.";
    if (topic === undefined)
      return `${what} La vérification du texte pour adultes vient d’échouer. Réessaie.`;
    return `${what} ${fields ?? "Le personnage"} enfreint la règle sur ${topic}.`;
  },
  refusedField: (topic) => `Cela enfreint la règle sur ${topic}.`,
  restSaved: "Tout le reste est enregistré.",
  fieldNames: {
    name: "Le nom",
    chatName: "Le nom court",
    tagline: "L’accroche",
    coverAlt: "La description de la couverture",
    tags: "Un tag",
    warnings: "Un avertissement",
    bio: "Le texte « À propos »",
    rating: "La classification par âge",
    adultAge: "L’âge",
    greeting: "Le premier message",
    alternateGreetings: "Un autre premier message",
    definition: "La définition",
    personality: "La personnalité",
    scenario: "Le scénario",
    systemPrompt: "Le prompt système",
    postHistory: "Le texte des instructions finales",
    exampleDialogs: "Un exemple de dialogue",
    book: "Une entrée du lorebook",
    version: "La version",
  },
  nameBeforeTrial: "Donne d’abord un nom au personnage.",
  pending: "En attente d’examen. Personne d’autre que toi ne peut le voir avant son approbation.",
  makePublic: "Rendre public",
  madePublic: "Tout le monde peut le voir maintenant.",
  edit: "Modifier",
  title: "Nouveau personnage",
  editTitle: (name) => `Modifier ${name}`,
};
