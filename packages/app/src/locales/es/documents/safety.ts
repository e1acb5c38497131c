import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import type { SafetyParts, safetyOf as English } from "../../en/documents/safety.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("es");

const list = listOf("es", { style: "narrow" });

/** What a place is called in a sentence. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "California",
  "us-ny": "el estado de Nueva York",
  "us-or": "Oregón",
  "us-wa": "el estado de Washington",
  "us-age": "tu estado",
  us: "Estados Unidos",
  de: "Alemania",
  fr: "Francia",
  it: "Italia",
  eu: "la Unión Europea",
  gb: "el Reino Unido",
  au: "Australia",
  other: "tu país",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "informarte de que hablas con una IA",
  crisis: "ayuda en una crisis",
  age: "comprobar la edad",
  minors: "proteger a los menores de 18 años",
  marks: "marcar lo que hizo una IA",
  figures: "publicar cifras",
  images: "retirar imágenes íntimas",
};

const hours = (count: number) => plural(count, { one: "cada hora", other: `cada ${count} horas` });

/** What keeps users safe, by the rules of the place where they are, in Spanish. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "Seguridad",
  lead: "Qué son los personajes, qué ocurre en una crisis, a quién llamar y quién puede ver qué.",
  sections: [
    {
      id: "ai",
      heading: "Todos los personajes son IA",
      paragraphs: [
        "Ninguna persona escribe las respuestas. Lo que dicen los personajes es ficción. Puede ser incorrecto y no es un consejo profesional: ni médico, ni jurídico, ni financiero.",
        `Un chat lo indica al principio, otra vez cuando vuelves otro día, y ${hours(rules.notice_hours)} de uso, o ${hours(rules.minor_notice_hours)} en el caso de quienes dijeron que tienen menos de 18 años. Los personajes tienen la instrucción de decir que son IA cuando lo preguntas, y una respuesta que afirme ser una persona se reemplaza.`,
        "Los archivos con respuestas indican, para las máquinas, qué palabras escribió una IA.",
      ],
    },
    {
      id: "crisis",
      heading: "En una crisis",
      paragraphs: [
        "Cuando tu mensaje dice que podrías hacerte daño o que tienes un trastorno alimentario, el chat muestra líneas de ayuda. Se quedan hasta que las cierras. No se informa a nadie. Una historia en la que otra persona está en peligro no muestra líneas de ayuda.",
        ...(rules.crisis_pause ? ["El chat espera hasta que las cierres."] : []),
        "De esto se encarga un programa, que puede equivocarse. No sustituye a una persona: si estás en peligro, llama.",
        ...(rules.crisis_figures
          ? [
              "La ley del lugar donde estás exige al operador que publique cada año cuántas veces se mostró ayuda, nunca a quién.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `Cuántas veces se mostró ayuda ${region === null ? "a todas las personas" : "donde estás"}:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "A quién llamar",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "Menores de 18 años",
      paragraphs: [
        "Los acompañantes de IA pueden no ser adecuados para algunas personas menores de 18 años.",
        [
          "El contenido para adultos está oculto hasta que cada persona elige verlo. ",
          rules.age_check
            ? "Donde estás, para esto hace falta que un servicio independiente compruebe la edad. Solo nos dice sí o no. Sin un servicio así, no hay contenido para adultos."
            : "Antes, la persona declara que tiene al menos 18 años.",
          " Consulta ",
          { text: "Contenido para adultos", href: `${paths.policy()}#adults` },
          ".",
        ],
        "El contenido sexual sobre menores de 18 años está prohibido, también en la ficción.",
      ],
    },
    {
      id: "report",
      heading: "Denunciar algo",
      paragraphs: [
        [
          "Los personajes, los mensajes, las imágenes y los perfiles tienen “Denunciar” en su menú. No necesitas una cuenta. Lo que está prohibido se explica en las ",
          { text: "normas", href: `${paths.policy()}#rules` },
          ". También puedes ",
          { text: "escribir al operador", href: paths.contactUs() },
          ".",
        ],
        [
          "¿Hay aquí una imagen íntima en la que apareces tú, o una persona a la que representas, sin consentimiento? ",
          { text: "Pídenos que la retiremos", href: paths.takeDown() },
          ". Decidimos en 48 horas.",
        ],
        [
          "Cada denuncia tiene un número. Con él puedes ",
          { text: "ver su estado", href: paths.reportState() },
          ".",
        ],
      ],
    },
    {
      id: "laws",
      heading: "Las normas donde estás",
      paragraphs: [
        region === null
          ? "No sabemos dónde estás. Por eso se aplican las normas más estrictas de todas."
          : `Estas son las normas que se aplican en ${regionNames[region]}.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  if (count === null) return `${year}: menos de ${SMALLEST_PUBLISHED_COUNT} veces`;
  return `${year}: ${plural(count, { one: `${count} vez`, other: `${count} veces` })}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, desde el ${dayOf(since)}: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
