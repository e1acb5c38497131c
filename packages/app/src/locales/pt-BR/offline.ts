import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Brazilian Portuguese. */
export const offlineTexts: typeof English = {
  title: "Sem conexão",
  text: "Não foi possível acessar o Mimi agora. O que você escreveu está guardado, e esta página abre sozinha quando a conexão voltar.",
  tryAgain: "Tentar de novo",
};
