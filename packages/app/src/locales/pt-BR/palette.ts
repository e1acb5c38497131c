import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Brazilian Portuguese, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "Início", words: "" },
  search: { label: "Buscar", words: "achar encontrar tags pesquisa" },
  chats: { label: "Suas conversas", words: "histórico chats" },
  characters: { label: "Seus personagens", words: "rascunhos" },
  create: { label: "Criar um personagem", words: "novo" },
  moderation: { label: "Moderação", words: "fila denúncias recursos registro" },
  policy: { label: "Política de privacidade", words: "regras dados" },
  term: { label: "Termos de uso", words: "" },
  safety: { label: "Segurança", words: "crise ajuda idade lei" },
  contact: { label: "Contato", words: "ajuda suporte" },
  settings: { label: "Configurações", words: "preferências leitura adulto ocultos dados" },
  theme: { label: "Mudar modo de cor", words: "escuro claro tema aparência" },
  premium: { label: "Premium", words: "plano assinatura melhorar pagar" },
  shortcuts: { label: "Atalhos de teclado", words: "" },
  account: { label: "Conta", words: "perfil nome foto" },
  login: { label: "Entrar", words: "login cadastro criar conta" },
  signOut: { label: "Sair", words: "deslogar encerrar sessão" },
};
