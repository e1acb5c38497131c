import { plans } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { term as English } from "../../en/documents/term.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use in Spanish. */
export const term: typeof English = {
  title: "Términos de uso",
  date: "2026-11-20",
  lead: "Al usar Mimi aceptas estos términos. Son breves, así que léelos, por favor.",
  sections: [
    {
      id: "fiction",
      heading: "Los personajes son ficción",
      paragraphs: [
        "Cada personaje es una IA que inventa lo que dice: puede equivocarse y no hay ninguna persona detrás. No te bases en ella para obtener consejo sobre salud, asuntos legales, dinero o seguridad.",
        "Si estás en peligro o en una crisis, llama al número de emergencias de tu zona.",
      ],
    },
    {
      id: "age",
      heading: "Tu edad",
      paragraphs: [
        [
          "El contenido para adultos es para personas de 18 años o más. No digas que eres una persona adulta si no lo eres. Quién ve qué se explica en la ",
          { text: "política de privacidad", href: `${paths.policy()}#adults` },
          ".",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "Uso conforme a la ley",
      paragraphs: [
        [
          "Cumple la ley del lugar donde estás y del lugar donde se gestiona Mimi, y respeta las ",
          { text: "normas para los personajes", href: `${paths.policy()}#rules` },
          ". No accedas a Mimi sin autorización, no lo sobrecargues y no uses la cuenta de otra persona.",
        ],
        "Lo que escribes sigue siendo tuyo y es responsabilidad tuya. No publiques obras de otras personas sin su permiso.",
        "El contenido que incumpla estos términos se puede eliminar, y las cuentas que los incumplan se pueden cerrar.",
      ],
    },
    {
      id: "plans",
      heading: "Planes y límites",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]}: ${messages === null ? "mensajes ilimitados" : `${messages} mensajes al día`}`,
          ),
        },
        "El día empieza a medianoche, hora UTC. Un mensaje no cuenta si falla antes de que empiece la respuesta. Cuenta si detienes una respuesta que ya ha empezado. Hasta diez mensajes al día no cuentan si detienes la respuesta antes de que empiece o si la respuesta se bloquea; los siguientes sí cuentan.",
        "Los precios se muestran en Premium antes de que pagues. Cambia o termina un plan de pago en Gestionar suscripciones, en el mismo lugar.",
      ],
    },
    {
      id: "warranty",
      heading: "Sin garantía",
      paragraphs: [
        "Mimi se ofrece tal como es. Intentamos mantenerlo en funcionamiento y tus chats a salvo, pero, en la medida en que la ley lo permite, no prometemos que funcione siempre, que las respuestas sean correctas ni que nunca se pierda nada.",
        "Tus derechos legales en materia de consumo no se ven afectados.",
      ],
    },
  ],
};
