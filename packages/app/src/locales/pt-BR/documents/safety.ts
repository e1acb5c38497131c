import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import type { SafetyParts, safetyOf as English } from "../../en/documents/safety.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("pt-BR");

const list = listOf("pt-BR", { style: "narrow" });

/** The words "in the place", for each place. */
const inRegion: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "na Califórnia",
  "us-ny": "no estado de Nova York",
  "us-or": "no Oregon",
  "us-wa": "no estado de Washington",
  "us-age": "no seu estado",
  us: "nos Estados Unidos",
  de: "na Alemanha",
  fr: "na França",
  it: "na Itália",
  eu: "na União Europeia",
  gb: "no Reino Unido",
  au: "na Austrália",
  other: "no seu país",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "informar que você conversa com uma IA",
  crisis: "ajuda em uma crise",
  age: "verificar idades",
  minors: "proteger menores de 18 anos",
  marks: "marcar o que uma IA fez",
  figures: "publicar números",
  images: "remover imagens íntimas",
};

const hours = (count: number) => plural(count, { one: "a cada hora", other: `a cada ${count} horas` });

/** What keeps users safe, by the rules of the place where they are, in Brazilian Portuguese. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "Segurança",
  lead: "O que são os personagens, o que acontece em uma crise, para quem ligar e quem pode ver o quê.",
  sections: [
    {
      id: "ai",
      heading: "Todo personagem é uma IA",
      paragraphs: [
        "Nenhuma pessoa escreve as respostas. O que os personagens dizem é ficção. Pode estar errado e não é orientação profissional: nem médica, nem jurídica, nem financeira.",
        `A conversa avisa isso no começo, de novo quando você volta em outro dia e ${hours(rules.notice_hours)} de uso, ou ${hours(rules.minor_notice_hours)} para quem disse ter menos de 18 anos. Os personagens são instruídos a dizer que são IAs quando você pergunta, e uma resposta que afirma ser de uma pessoa é substituída.`,
        "Arquivos com respostas informam, para máquinas, quais palavras foram escritas por uma IA.",
      ],
    },
    {
      id: "crisis",
      heading: "Em uma crise",
      paragraphs: [
        "Quando sua mensagem diz que você pode se machucar ou que tem um transtorno alimentar, a conversa mostra linhas de ajuda. Elas ficam até você fechá-las. Ninguém é avisado. Uma história em que outra pessoa está em perigo não mostra linhas de ajuda.",
        ...(rules.crisis_pause ? ["A conversa espera até você fechá-las."] : []),
        "Quem faz isso é um programa, que pode se enganar. Ele não substitui uma pessoa: se você está em perigo, ligue.",
        ...(rules.crisis_figures
          ? [
              "A lei onde você está exige que o operador publique todo ano quantas vezes a ajuda foi mostrada, nunca para quem.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `Quantas vezes a ajuda foi mostrada ${region === null ? "a todas as pessoas" : "onde você está"}:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "Para quem ligar",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "Menores de 18 anos",
      paragraphs: [
        "Companheiros de IA podem não ser adequados para algumas pessoas com menos de 18 anos.",
        [
          "O conteúdo adulto fica oculto até a pessoa escolher vê-lo. ",
          rules.age_check
            ? "Onde você está, isso exige uma verificação de idade por um serviço independente. Só ficamos sabendo sim ou não. Sem esse serviço, não há conteúdo adulto."
            : "Antes disso, a pessoa declara que tem pelo menos 18 anos.",
          " Veja ",
          { text: "Conteúdo adulto", href: `${paths.policy()}#adults` },
          ".",
        ],
        "Conteúdo sexual sobre menores de 18 anos é proibido, também na ficção.",
      ],
    },
    {
      id: "report",
      heading: "Denunciar algo",
      paragraphs: [
        [
          "Personagens, mensagens, imagens e perfis têm “Denunciar” no menu. Você não precisa de conta. O que é proibido está nas ",
          { text: "regras", href: `${paths.policy()}#rules` },
          ". Você também pode ",
          { text: "escrever para o operador", href: paths.contactUs() },
          ".",
        ],
        [
          "Uma imagem íntima daqui mostra você, ou alguém que você representa, sem consentimento? ",
          { text: "Peça que a tiremos do ar", href: paths.takeDown() },
          ". Decidimos em até 48 horas.",
        ],
        [
          "Cada denúncia tem um número. Com ele você pode ",
          { text: "ver o andamento", href: paths.reportState() },
          ".",
        ],
      ],
    },
    {
      id: "laws",
      heading: "As regras onde você está",
      paragraphs: [
        region === null
          ? "Não sabemos onde você está. Por isso valem as regras mais rígidas de todas."
          : `Estas são as regras que valem ${inRegion[region]}.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  if (count === null) return `${year}: menos de ${SMALLEST_PUBLISHED_COUNT} vezes`;
  return `${year}: ${plural(count, { one: `${count} vez`, other: `${count} vezes` })}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, desde ${dayOf(since)}: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
