import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in Brazilian Portuguese. */
export const contactOf: typeof English = (email) => ({
  title: "Contato",
  lead: "O Mimi é um software que qualquer pessoa pode operar. O operador é a pessoa ou empresa que o mantém neste endereço.",
  sections: [
    {
      id: "operator",
      heading: "Quem é o operador",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "Só o operador pode consultar sua conta e responder a perguntas sobre um pagamento.",
        [
          "Você não precisa de ajuda para copiar seus dados ou excluir sua conta: veja ",
          { text: "Copiar ou excluir seus dados", href: `${paths.policy()}#yours` },
          ".",
        ],
      ],
    },
    {
      id: "report",
      heading: "Conteúdo que não deveria estar aqui",
      paragraphs: [
        [
          "Se um personagem ou uma mensagem viola a lei ou as nossas ",
          { text: "regras", href: `${paths.policy()}#rules` },
          ", escreva para o operador e informe o endereço da página. Você não precisa de conta nem precisa copiar o que viu.",
        ],
        "Se alguém estiver em perigo, chame a polícia primeiro.",
      ],
    },
    {
      id: "plan",
      heading: "Seu plano",
      paragraphs: [
        "Você pode mudar ou encerrar um plano pago diretamente: escolha Premium no topo da página e depois Gerenciar assinaturas.",
      ],
    },
  ],
});

const unknownAddress =
  "O operador não definiu um endereço de e-mail para esta página. Procure um onde você encontrou o link deste site ou no recibo de um plano pago.";

const writeTo = (email: string) => [
  "Escreva para o operador em ",
  { text: email, href: `mailto:${email}` },
  ".",
];
