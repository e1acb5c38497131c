import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call, by the code of the answer, in Spanish. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "Algo de lo que escribiste no es válido. Revísalo e inténtalo de nuevo.",
  [ErrorCode.signedOut]:
    "Tu sesión está cerrada. Entra para continuar. No se ha perdido nada de lo que escribiste.",
  [ErrorCode.notAllowed]: "Tu cuenta no puede hacer esto.",
  [ErrorCode.adultNotAttested]: "Esto es para adultos. Confirma tu edad para verlo.",
  [ErrorCode.accountStopped]: "Tu cuenta no puede hacer esto. Mira por qué en Ajustes, en Decisiones.",
  [ErrorCode.notFound]: "No se encontró. Puede que se haya eliminado.",
  [ErrorCode.conflict]: "Esto cambió mientras tanto. Inténtalo de nuevo.",
  [ErrorCode.tooLarge]: "Es demasiado grande para enviarlo.",
  [ErrorCode.unsupportedMedia]: "No podemos usar este tipo de archivo.",
  [ErrorCode.refusedByRule]: "Esto incumple una de nuestras normas, así que no se aceptó.",
  [ErrorCode.rateLimited]: "Vas demasiado rápido. Espera un momento e inténtalo de nuevo.",
  [ErrorCode.quotaUsedUp]: "Has usado todos los mensajes de hoy.",
  [ErrorCode.ourFault]: "Algo falló por nuestra parte. Inténtalo de nuevo en un momento.",
  [ErrorCode.providerFailed]: "No se pudo escribir la respuesta. Inténtalo de nuevo.",
  [ErrorCode.unavailable]: "Hay mucha actividad en Mimi ahora mismo. Inténtalo de nuevo en un momento.",
  unreachable: "No se pudo conectar con Mimi. Revisa tu conexión e inténtalo de nuevo.",
  timeout: "Mimi tardó demasiado en responder. Inténtalo de nuevo.",
  unreadable: "El servidor está ocupado. Inténtalo de nuevo.",
};
