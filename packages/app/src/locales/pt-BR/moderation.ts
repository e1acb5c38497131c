import type { moderationTexts as English } from "../en/moderation.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("pt-BR");

/** Texts of the moderation page in Brazilian Portuguese. */
export const moderationTexts: typeof English = {
  title: "Moderação",
  decided: (count) => plural(count, { one: "Decidido.", other: `${count} casos decididos.` }),
  undone: "Desfeito. O caso voltou para a fila.",
  cannotUndo: "Isto não pode mais ser desfeito. Tome uma nova decisão.",
  undo: "Desfazer",
  accountDecided: "Decidido. A conta recebe um aviso.",
  paymentWaits: "Decidido. Não foi possível contatar o provedor de pagamento; tentamos de novo a cada hora.",
  appealDecided: "O recurso foi decidido. A conta recebe um aviso.",
  another: "Outra pessoa da moderação precisa decidir isto.",
  operator: "Só o operador pode decidir sobre quem modera.",
  deleted: "Item excluído",
  visitor: "Visitante",
  system: "Sistema",
  resubmitted: "Enviado de novo",
  until: (time) => `até ${time}`,
  request: (signature, email) =>
    `Pedido para tirar do ar, assinado por ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours) =>
    hours < 1
      ? "falta menos de uma hora"
      : plural(hours, { one: `falta ${hours} hora`, other: `faltam ${hours} horas` }),
  hoursLate: (hours) => plural(hours, { one: `${hours} hora de atraso`, other: `${hours} horas de atraso` }),
  facts: {
    published: "Personagens publicados",
    removed: "Removidos",
    upheld: "Denúncias aceitas",
    wrong: "Denúncias rejeitadas",
    role: "Função",
    moderator: "Moderação",
  },
  reasonNames: {
    minors: "Menores",
    unmarked_adult: "Classificação errada",
    real_person: "Pessoa real",
    hate: "Ódio",
    violence: "Violência",
    self_harm: "Automutilação",
    illegal: "Ilegal",
    copyright: "Obra roubada",
    spam: "Spam",
    other: "Outro",
  },
  decisionNames: {
    dismiss: "Está tudo certo",
    uphold: "Tirado do ar",
    reject: "Tirado do ar",
    remove: "Removido",
    restore: "Restaurado",
  },
  measureNames: {
    reject: "Retirada do ar",
    remove: "Remoção",
    warn: "Advertência",
    restrict: "Restrição",
    suspend: "Suspensão",
    ban: "Banimento",
    lift: "Revogação",
  },
  kindNames: {
    character: "personagem",
    image: "capa",
    message: "mensagem",
    profile: "perfil",
  },
};
