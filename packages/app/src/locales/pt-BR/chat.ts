import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in Brazilian Portuguese. */
export const chatTexts: typeof English = {
  copied: "Copiado",
  preparingPrint: "Carregando a conversa inteira para imprimir",
  editDiscarded: "Sua edição foi descartada.",
  changedSinceEdit:
    "Esta mensagem foi alterada depois que você escreveu isto. Ao salvar, seu texto a substitui.",
  messageChanged: "Mensagem alterada.",
  messagesDeleted: "Mensagens excluídas.",
  tooLongToBranch: "Esta conversa é longa demais para copiar. Comece de uma mensagem anterior.",
  pinned: "Fixada",
  source: (place) => `mensagem ${place}`,
  chatDeleted: "A conversa está na lixeira.",
  chatDeletedForever: "A conversa foi excluída para sempre.",
  lineDeleted: "Memória excluída.",
  mayBeStale: "Você alterou uma mensagem de onde veio uma memória.",
  review: "Revisar",
  emailSent: "Você já entrou. Enviamos um link para confirmar seu e-mail.",
  signUpTo: (name) => `Entre ou crie uma conta grátis para conversar com ${name}`,
  connectModel:
    "Para conectar uma IA, inicie o Ollama, o LM Studio ou o llama.cpp neste computador e reinicie o Mimi; ou defina MODEL_BASE_URL.",
};
