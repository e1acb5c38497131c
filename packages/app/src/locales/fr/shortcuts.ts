import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in French, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "Partout",
    shortcuts: [
      { label: "Rechercher", keys: [["/"]] },
      { label: "Aller à une page, un personnage ou une discussion", keys: [["Ctrl", "K"]] },
      { label: "Fermer une fenêtre", keys: [["Échap"]] },
      { label: "Raccourcis clavier", keys: [["?"]] },
    ],
  },
  {
    title: "Dans la recherche",
    shortcuts: [
      { label: "Parcourir les résultats", keys: [["↑"], ["↓"]] },
      { label: "Rechercher, ou ouvrir un résultat", keys: [["Entrée"]] },
      { label: "Effacer la recherche, puis la fermer", keys: [["Échap"]] },
    ],
  },
  {
    title: "Dans une discussion",
    shortcuts: [
      { label: "Envoyer", keys: [["Entrée"]] },
      { label: "Nouvelle ligne", keys: [["Maj", "Entrée"]] },
      { label: "Arrêter la réponse", keys: [["Échap"]] },
      { label: "Variante précédente ou suivante d’une réponse", keys: [["←"], ["→"]] },
      { label: "Annuler", keys: [["Ctrl", "Z"]] },
      { label: "Chercher dans la discussion", keys: [["Ctrl", "F"]] },
      { label: "Imprimer toute la discussion", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "Sur un message",
    shortcuts: [
      { label: "Message précédent ou suivant", keys: [["↑"], ["↓"]] },
      { label: "Premier ou dernier message", keys: [["Début"], ["Fin"]] },
      { label: "Aller à ses boutons", keys: [["Entrée"]] },
      { label: "Régénérer", keys: [["R"]] },
      { label: "Modifier le message", keys: [["E"]] },
      { label: "Nouvelle discussion d’ici", keys: [["B"]] },
      { label: "Copier", keys: [["C"]] },
      { label: "Épingler", keys: [["P"]] },
      { label: "Ajouter à la mémoire", keys: [["M"]] },
      { label: "Supprimer à partir d’ici", keys: [["Suppr"]] },
    ],
  },
];
