import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in French. */
export const chatTexts: typeof English = {
  copied: "Copié",
  preparingPrint: "Chargement de toute la discussion pour l’imprimer",
  editDiscarded: "Ta modification a été abandonnée.",
  changedSinceEdit:
    "Ce message a été modifié depuis que tu as écrit ceci. Si tu enregistres, ton texte le remplacera.",
  messageChanged: "Message modifié.",
  messagesDeleted: "Messages supprimés.",
  tooLongToBranch: "Cette discussion est trop longue pour être copiée. Pars d’un message plus ancien.",
  pinned: "Épinglé",
  source: (place) => `message ${place}`,
  chatDeleted: "La discussion est dans la corbeille.",
  chatDeletedForever: "La discussion est supprimée définitivement.",
  lineDeleted: "Souvenir supprimé.",
  mayBeStale: "Tu as modifié un message d’où vient un souvenir.",
  review: "Vérifier",
  emailSent: "Te voilà sur Mimi. Nous t’avons envoyé un lien pour confirmer ton e-mail.",
  signUpTo: (name) => `Connecte-toi ou crée un compte gratuit pour discuter avec ${name}`,
  connectModel:
    "Pour connecter une IA, lance Ollama, LM Studio ou llama.cpp sur cet ordinateur, puis redémarre Mimi ; ou définis MODEL_BASE_URL.",
};
