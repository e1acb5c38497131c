import type { Texts } from "../en/texts.ts";

/** A chat as a Markdown file. */
const chatFileTexts: Texts["chatFiles"] = {
  exported: (character, time) => `Com ${character}, exportada em ${time}.`,
  removedCharacter: "Personagem removido",
  reader: "Você",
};

const items = {
  character: "seu personagem",
  image: "sua capa",
  message: "sua mensagem",
  profile: "seu perfil",
} as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts: Texts["mails"] = {
  subject: "Mimi: uma decisão da moderação",
  account: {
    warn: "Esta é uma advertência da moderação.",
    restrict:
      "Você não pode publicar, enviar arquivos nem mudar seu nome e sua bio. Você ainda pode conversar e escrever rascunhos.",
    suspend: "Sua conta está suspensa. Você não pode entrar até lá.",
    ban: "Sua conta está banida. Você não pode mais entrar.",
    lift: "As restrições da sua conta terminaram.",
  },
  removed: (kind, title) => `Removemos ${named(kind, title)}. Não é possível publicar isso de novo.`,
  takenDown: (kind, title) => `Tiramos do ar ${named(kind, title)}. Você pode alterar e enviar de novo.`,
  rule: (rule) => `Regra: ${rule}`,
  reason: (reason) => `Motivo: ${reason}`,
  until: (time) => `Até: ${time}`,
  answer: (answer) => `Resposta: ${answer}`,
  rules: {
    minors: "Conteúdo adulto que envolva alguém com menos de 18 anos nunca é permitido aqui.",
    banned: "Isto contém palavras que não são permitidas aqui.",
    adult_attestation: "É preciso confirmar que um personagem adulto é adulto e parece adulto.",
    adult_age: "Um personagem adulto precisa de uma idade de pelo menos 18 anos para ser publicado.",
    image_attestation: "É preciso confirmar que a capa de um personagem adulto mostra uma pessoa adulta.",
    not_screened:
      "Texto adulto é verificado antes de ser salvo ou enviado, e a verificação falhou agora há pouco. Tente de novo.",
    unmarked_adult: "Conteúdo adulto precisa ser marcado como tal.",
    real_person: "Pessoas reais não podem ser mostradas nem imitadas sem o consentimento delas.",
    hate: "Ataques a grupos de pessoas não são permitidos aqui.",
    violence: "Ameaças e incitação à violência não são permitidas aqui.",
    self_harm: "O que incentiva a automutilação ou transtornos alimentares não é permitido aqui.",
    illegal: "O que é ilegal não é permitido aqui.",
    copyright: "O que outra pessoa fez não pode ser mostrado aqui sem o consentimento dela.",
    spam: "Propaganda e repetição da mesma coisa não são permitidas aqui.",
    moderation: "A moderação decidiu que isto não pode ser mostrado.",
  },
  payment: {
    refund: "Seu plano foi cancelado, e seu último pagamento será reembolsado.",
    cancel: "Seu plano foi cancelado. Nada mais será cobrado.",
  },
  appeal: {
    confirmed: "Analisamos seu recurso. A decisão continua valendo.",
    reversed: "Seu recurso foi aceito. A decisão foi revogada.",
  },
  outcome: {
    subject: "Mimi: seu pedido para tirar uma imagem do ar",
    asked: "Você pediu que tirássemos do ar uma imagem íntima de uma pessoa que não consentiu com ela.",
    taken_down:
      "A moderação decidiu: a imagem foi tirada do ar, e cópias idênticas dela não podem ser enviadas.",
    stays: "A moderação decidiu: a imagem fica, porque não parece ser uma imagem íntima de uma pessoa real.",
    disagree: (address) => `Se isto estiver errado, escreva para nós: ${address}`,
    number: (receipt, address) => `Número do seu pedido: ${receipt}\n${address}`,
    forgotten: "Excluímos este endereço de e-mail do seu pedido.",
  },
  appealAtLogin: (address) => `Você pode recorrer uma vez: entre em ${address} e escolha Recorrer.`,
  appealInSettings: (address) => `Você pode recorrer uma vez: ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  if (title === "") return items[kind];
  return kind === "image" ? `a capa de ${title}` : `${items[kind]} ${title}`;
}

/** Names that are stored, until a person changes them. */
const nameTexts: Texts["names"] = {
  newUser: (number) => `Usuário ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts: Texts["pages"] = {
  adultDescription: "Esta página é para adultos.",
  needsJavaScript: "O Mimi precisa de JavaScript.",
  backToHome: "Voltar ao início",
  unreadable: {
    tooLong: {
      title: "Este endereço é longo demais",
      text: "O Mimi não consegue ler um endereço ou uma busca deste tamanho. Encurte e tente de novo.",
    },
    tooSlow: {
      title: "Demorou demais",
      text: "A solicitação não chegou a tempo. Recarregue a página para tentar de novo.",
    },
    other: { title: "Não dá para ler esta solicitação", text: "Volte e tente de novo." },
  },
};

/** The pages of the payment simulator. */
const paymentTexts: Texts["payment"] = {
  title: "Simulador de pagamento",
  heading: "Simulador de pagamento: nenhum dinheiro é movimentado",
  buying: (plan) => `Você está prestes a simular a compra de um mês de ${plan}.`,
  pay: "Pagar (simulação)",
  cancel: "Cancelar",
  current: (plan) => `O plano atual é ${plan}.`,
  none: "Não há nenhuma assinatura.",
  changeTo: (plan) => `Mudar para ${plan}`,
  end: "Encerrar a assinatura agora",
  back: "Voltar",
};

/** The texts of the API in Brazilian Portuguese, by part. */
export const texts: Texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: {
    honest: (name) => `Sou uma IA, não uma pessoa. Tudo o que ${name} diz é escrito por um programa.`,
  },
};
