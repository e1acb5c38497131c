import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in Spanish. */
export const contactOf: typeof English = (email) => ({
  title: "Contacto",
  lead: "Mimi es un software que cualquiera puede poner en marcha. El operador es la persona o empresa que lo gestiona en esta dirección.",
  sections: [
    {
      id: "operator",
      heading: "Quién es el operador",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "Solo el operador puede consultar tu cuenta y responder preguntas sobre un pago.",
        [
          "No necesitas ayuda para copiar tus datos o eliminar tu cuenta: consulta ",
          { text: "Copiar o eliminar tus datos", href: `${paths.policy()}#yours` },
          ".",
        ],
      ],
    },
    {
      id: "report",
      heading: "Contenido que no debería estar aquí",
      paragraphs: [
        [
          "Si un personaje o un mensaje incumple la ley o nuestras ",
          { text: "normas", href: `${paths.policy()}#rules` },
          ", escribe al operador e indica la dirección de la página. No necesitas una cuenta ni copiar lo que viste.",
        ],
        "Si alguien está en peligro, contacta primero con la policía.",
      ],
    },
    {
      id: "plan",
      heading: "Tu plan",
      paragraphs: [
        "Puedes cambiar o terminar un plan de pago directamente: elige Premium en la parte superior de la página y después Gestionar suscripciones.",
      ],
    },
  ],
});

const unknownAddress =
  "El operador no ha indicado una dirección de correo para esta página. Búscala donde encontraste el enlace a este sitio o en el recibo de un plan de pago.";

const writeTo = (email: string) => ["Escribe al operador a ", { text: email, href: `mailto:${email}` }, "."];
