import type { Texts } from "../en/texts.ts";

/** A chat as a Markdown file. */
const chatFileTexts: Texts["chatFiles"] = {
  exported: (character, time) => `Con ${character}, exportado el ${time}.`,
  removedCharacter: "Personaje eliminado",
  reader: "Tú",
};

const items = {
  character: "tu personaje",
  image: "tu portada",
  message: "tu mensaje",
  profile: "tu perfil",
} as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts: Texts["mails"] = {
  subject: "Mimi: una decisión del equipo de moderación",
  account: {
    warn: "Esto es una advertencia del equipo de moderación.",
    restrict:
      "No puedes publicar, subir archivos ni cambiar tu nombre y tu biografía. Puedes seguir chateando y escribiendo borradores.",
    suspend: "Tu cuenta está suspendida. No puedes iniciar sesión hasta entonces.",
    ban: "Tu cuenta está bloqueada. Ya no puedes iniciar sesión.",
    lift: "Las restricciones de tu cuenta han terminado.",
  },
  removed: (kind, title) => `Se eliminó ${named(kind, title)}. No se puede volver a publicar.`,
  takenDown: (kind, title) =>
    `Se retiró ${named(kind, title)}. Puedes cambiar el contenido y volver a enviarlo.`,
  rule: (rule) => `Norma: ${rule}`,
  reason: (reason) => `Motivo: ${reason}`,
  until: (time) => `Hasta: ${time}`,
  answer: (answer) => `Respuesta: ${answer}`,
  rules: {
    minors: "El contenido para adultos que involucra a alguien menor de 18 años nunca está permitido aquí.",
    banned: "Esto contiene palabras que no están permitidas aquí.",
    adult_attestation:
      "Tienes que confirmar que un personaje para adultos es una persona adulta y lo parece.",
    adult_age: "Un personaje para adultos necesita una edad de al menos 18 años antes de poder publicarse.",
    image_attestation:
      "Tienes que confirmar que la portada de un personaje para adultos muestra a una persona adulta.",
    not_screened:
      "El texto para adultos se revisa antes de guardarse o enviarse, y la revisión acaba de fallar. Inténtalo de nuevo.",
    unmarked_adult: "El contenido para adultos se tiene que marcar como tal.",
    real_person: "No se puede mostrar ni imitar a personas reales sin su consentimiento.",
    hate: "Aquí no se permiten los ataques a grupos de personas.",
    violence: "Aquí no se permiten las amenazas ni la incitación a la violencia.",
    self_harm: "Aquí no se permite lo que fomente las autolesiones o los trastornos alimentarios.",
    illegal: "Aquí no se permite lo que es ilegal.",
    copyright: "Aquí no se puede mostrar lo que hizo otra persona sin su consentimiento.",
    spam: "Aquí no se permite la publicidad ni repetir lo mismo una y otra vez.",
    moderation: "El equipo de moderación ha decidido que esto no se puede mostrar.",
  },
  payment: {
    refund: "Tu plan está cancelado y se te devuelve el último pago.",
    cancel: "Tu plan está cancelado. No se te cobrará nada más.",
  },
  appeal: {
    confirmed: "Revisamos tu apelación. La decisión se mantiene.",
    reversed: "Tu apelación fue aceptada. La decisión queda anulada.",
  },
  outcome: {
    subject: "Mimi: tu solicitud de retirar una imagen",
    asked: "Nos pediste que retirásemos una imagen íntima de una persona que no dio su consentimiento.",
    taken_down:
      "El equipo de moderación ha decidido: la imagen se retiró y no se pueden subir copias idénticas.",
    stays:
      "El equipo de moderación ha decidido: la imagen se queda, porque no parece una imagen íntima de una persona real.",
    disagree: (address) => `Si esto no es correcto, escríbenos: ${address}`,
    number: (receipt, address) => `Número de tu solicitud: ${receipt}\n${address}`,
    forgotten: "Hemos eliminado esta dirección de correo de tu solicitud.",
  },
  appealAtLogin: (address) => `Puedes apelar una vez: inicia sesión en ${address} y elige Apelar.`,
  appealInSettings: (address) => `Puedes apelar una vez: ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  if (title === "") return items[kind];
  return kind === "image" ? `la portada de ${title}` : `${items[kind]} ${title}`;
}

/** Names that are stored, until a person changes them. */
const nameTexts: Texts["names"] = {
  newUser: (number) => `Usuario ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts: Texts["pages"] = {
  adultDescription: "Esta página es para adultos.",
  needsJavaScript: "Mimi necesita JavaScript.",
  backToHome: "Volver al inicio",
  unreadable: {
    tooLong: {
      title: "Esta dirección es demasiado larga",
      text: "Mimi no puede leer una dirección o una búsqueda tan larga. Acórtala e inténtalo de nuevo.",
    },
    tooSlow: {
      title: "Esto tardó demasiado",
      text: "La solicitud no llegó a tiempo. Recarga la página para intentarlo de nuevo.",
    },
    other: { title: "No se puede leer esta solicitud", text: "Vuelve atrás e inténtalo de nuevo." },
  },
};

/** The pages of the payment simulator. */
const paymentTexts: Texts["payment"] = {
  title: "Simulador de pagos",
  heading: "Simulador de pagos: no se mueve dinero",
  buying: (plan) => `Vas a simular la compra de un mes de ${plan}.`,
  pay: "Pagar (simulado)",
  cancel: "Cancelar",
  current: (plan) => `El plan actual es ${plan}.`,
  none: "No hay ninguna suscripción.",
  changeTo: (plan) => `Cambiar a ${plan}`,
  end: "Terminar la suscripción ahora",
  back: "Atrás",
};

/** The texts of the API in Spanish, by part. */
export const texts: Texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: {
    honest: (name) => `Soy una IA, no una persona. Todo lo que dice ${name} lo escribe un programa.`,
  },
};
