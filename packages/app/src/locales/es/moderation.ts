import type { moderationTexts as English } from "../en/moderation.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("es");

/** Texts of the moderation page in Spanish. */
export const moderationTexts: typeof English = {
  title: "Moderación",
  decided: (count) => plural(count, { one: "Decidido.", other: `${count} casos decididos.` }),
  undone: "Deshecho. El caso vuelve a estar en la cola.",
  cannotUndo: "Esto ya no se puede deshacer. Toma una nueva decisión.",
  undo: "Deshacer",
  accountDecided: "Decidido. La cuenta recibe un aviso.",
  paymentWaits: "Decidido. No se pudo contactar con el proveedor de pagos; lo intentamos de nuevo cada hora.",
  appealDecided: "La apelación está decidida. La cuenta recibe un aviso.",
  another: "Esto lo tiene que decidir otra persona del equipo de moderación.",
  operator: "Solo el operador puede decidir sobre el equipo de moderación.",
  deleted: "Elemento eliminado",
  visitor: "Visitante",
  system: "Sistema",
  resubmitted: "Enviado de nuevo",
  until: (time) => `hasta el ${time}`,
  request: (signature, email) =>
    `Solicitud de retirada, con la firma de ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours) =>
    hours < 1
      ? "queda menos de una hora"
      : plural(hours, { one: `queda ${hours} hora`, other: `quedan ${hours} horas` }),
  hoursLate: (hours) =>
    plural(hours, { one: `${hours} hora de retraso`, other: `${hours} horas de retraso` }),
  facts: {
    published: "Personajes publicados",
    removed: "Eliminados",
    upheld: "Denuncias aceptadas",
    wrong: "Denuncias desestimadas",
    role: "Función",
    moderator: "Moderación",
  },
  reasonNames: {
    minors: "Menores",
    unmarked_adult: "Clasificación incorrecta",
    real_person: "Persona real",
    hate: "Odio",
    violence: "Violencia",
    self_harm: "Autolesiones",
    illegal: "Ilegal",
    copyright: "Obra robada",
    spam: "Spam",
    other: "Otro",
  },
  decisionNames: {
    dismiss: "Todo en orden",
    uphold: "Retirado",
    reject: "Retirado",
    remove: "Eliminado",
    restore: "Restaurado",
  },
  measureNames: {
    reject: "Retirada",
    remove: "Eliminación",
    warn: "Advertencia",
    restrict: "Restricción",
    suspend: "Suspensión",
    ban: "Bloqueo",
    lift: "Levantamiento",
  },
  kindNames: {
    character: "personaje",
    image: "portada",
    message: "mensaje",
    profile: "perfil",
  },
};
