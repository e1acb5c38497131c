import type { chatTexts as English } from "../en/chat.ts";

/** The texts about memory and the user's chats in Polish. */
export const chatTexts: typeof English = {
  copied: "Skopiowano",
  preparingPrint: "Wczytywanie całego czatu do druku",
  editDiscarded: "Twoja edycja została odrzucona.",
  changedSinceEdit: "W trakcie twojej edycji ta wiadomość się zmieniła. Zapis zastąpi ją twoim tekstem.",
  messageChanged: "Wiadomość zmieniona.",
  messagesDeleted: "Wiadomości usunięte.",
  tooLongToBranch: "Ten czat jest za długi, aby go skopiować. Zacznij od wcześniejszej wiadomości.",
  pinned: "Przypięte",
  source: (place) => `wiadomość ${place}`,
  chatDeleted: "Czat jest w koszu.",
  chatDeletedForever: "Czat został usunięty na zawsze.",
  lineDeleted: "Wspomnienie usunięte.",
  mayBeStale: "Zmieniła się wiadomość, z której pochodzi wspomnienie.",
  review: "Sprawdź",
  emailSent: "Gotowe, masz konto. Wysłaliśmy ci link do potwierdzenia adresu e-mail.",
  signUpTo: (name) => `Zaloguj się lub załóż bezpłatne konto, aby czatować z postacią ${name}`,
  connectModel:
    "Aby podłączyć AI, uruchom na tym komputerze Ollama, LM Studio lub llama.cpp, a potem uruchom ponownie Mimi; albo ustaw MODEL_BASE_URL.",
};
