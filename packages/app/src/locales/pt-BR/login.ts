import type { loginTexts as English } from "../en/login.ts";

/** Texts of logging in, in Brazilian Portuguese. */
export const loginTexts: typeof English = {
  emailRequired: "Digite seu e-mail",
  emailInvalid: "Endereço de e-mail inválido",
  passwordRequired: "Digite sua senha",
  passwordTooShort: "A senha precisa ter pelo menos 6 caracteres",
  credentialInvalid: "Nome de usuário ou senha incorretos",
  storageBlocked:
    "Este navegador bloqueia o armazenamento deste site, então sua sessão não pode continuar aberta. Permita o armazenamento e depois entre.",
  emailUnverified: "Confirme seu e-mail primeiro: abra o link que enviamos. Depois, entre.",
  otherAccount: "Essa não é a conta em que você entrou. Nada mudou.",
  checkoutTitle: "Seu plano",
  checkoutMessages: {
    success: "Agradecemos! Seu plano começa em um instante.",
    cancel: "O pagamento foi cancelado. Nada foi cobrado.",
  },
  backTo: (name) => `Voltar para ${name}`,
  notLoaded: "Não foi possível carregar o login. Verifique sua conexão e tente de novo.",
  popupBlocked:
    "Seu navegador bloqueou a janela de login. Permita pop-ups neste site e tente de novo, ou entre com seu e-mail.",
  inAppBrowser:
    "O navegador deste aplicativo não consegue fazer isso. Abra esta página no seu navegador de sempre ou entre com seu e-mail.",
  offline: "Não há conexão. Verifique e tente de novo.",
  tooManyTries:
    "Houve tentativas demais nesta conta. Tente de novo em cerca de 15 minutos ou redefina sua senha para entrar agora.",
  otherProvider:
    "Este e-mail tem uma conta com outra forma de entrar. Entre do mesmo jeito que da primeira vez.",
  disabled: "Esta conta está desativada. Escreva para nós se achar que é um engano.",
  passwordWeak: (rules) => `Escolha outra senha. ${rules}`.trim(),
  failed: "Não foi possível entrar. Tente de novo ou entre de outra forma.",
  signedOutElsewhere: "Você saiu em outra aba.",
};
