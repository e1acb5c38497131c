import { plans } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { term as English } from "../../en/documents/term.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use in Brazilian Portuguese. */
export const term: typeof English = {
  title: "Termos de uso",
  date: "2026-11-20",
  lead: "Ao usar o Mimi, você concorda com estes termos. São curtos, então leia, por favor.",
  sections: [
    {
      id: "fiction",
      heading: "Personagens são ficção",
      paragraphs: [
        "Todo personagem é uma IA que inventa o que diz: ela pode errar, e não há nenhuma pessoa por trás. Não dependa dela para orientação sobre saúde, direito, dinheiro ou segurança.",
        "Se você está em perigo ou em uma crise, ligue para o número de emergência da sua região.",
      ],
    },
    {
      id: "age",
      heading: "Sua idade",
      paragraphs: [
        [
          "O conteúdo adulto é para pessoas com 18 anos ou mais. Não diga que é uma pessoa adulta se não for. Quem vê o quê está explicado na ",
          { text: "política de privacidade", href: `${paths.policy()}#adults` },
          ".",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "Uso dentro da lei",
      paragraphs: [
        [
          "Siga a lei do lugar onde você está e do lugar onde o Mimi é mantido, e siga as ",
          { text: "regras para personagens", href: `${paths.policy()}#rules` },
          ". Não invada o Mimi, não o sobrecarregue e não use a conta de outra pessoa.",
        ],
        "O que você escreve continua seu, e a responsabilidade é sua. Não publique obras de outras pessoas sem a permissão delas.",
        "Conteúdo que viola estes termos pode ser removido, e contas que os violam podem ser encerradas.",
      ],
    },
    {
      id: "plans",
      heading: "Planos e limites",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]}: ${messages === null ? "mensagens ilimitadas" : `${messages} mensagens por dia`}`,
          ),
        },
        "O dia começa à meia-noite UTC. Uma mensagem não conta se falhar antes de a resposta começar. Ela conta se você parar uma resposta que já começou. Até dez mensagens por dia não contam se você parar a resposta antes de ela começar ou se a resposta for bloqueada; as seguintes contam.",
        "Os preços aparecem em Premium antes de você pagar. Mude ou encerre um plano pago em Gerenciar assinaturas, no mesmo lugar.",
      ],
    },
    {
      id: "warranty",
      heading: "Sem garantia",
      paragraphs: [
        "O Mimi é oferecido como está. Procuramos mantê-lo funcionando e suas conversas seguras, mas, até onde a lei permite, não prometemos que ele sempre funcione, que as respostas estejam corretas ou que nada nunca se perca.",
        "Seus direitos de consumidor previstos em lei não são afetados.",
      ],
    },
  ],
};
