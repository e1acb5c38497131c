import type { loginTexts as English } from "../en/login.ts";

/** Texts of logging in, in Spanish. */
export const loginTexts: typeof English = {
  emailRequired: "Escribe tu correo electrónico",
  emailInvalid: "La dirección de correo no es válida",
  passwordRequired: "Escribe tu contraseña",
  passwordTooShort: "La contraseña debe tener al menos 6 caracteres",
  credentialInvalid: "El nombre de usuario o la contraseña no son correctos",
  storageBlocked:
    "Este navegador bloquea el almacenamiento de este sitio, así que no puedes mantener la sesión abierta. Permite el almacenamiento y luego entra.",
  emailUnverified: "Primero verifica tu correo: abre el enlace que te enviamos. Después, entra.",
  otherAccount: "Esa no es la cuenta con la que iniciaste sesión. Nada ha cambiado.",
  checkoutTitle: "Tu plan",
  checkoutMessages: {
    success: "Gracias. Tu plan empieza en un momento.",
    cancel: "El pago se canceló. No se ha cobrado nada.",
  },
  backTo: (name) => `Volver a ${name}`,
  notLoaded: "No se pudo cargar el inicio de sesión. Revisa tu conexión e inténtalo de nuevo.",
  popupBlocked:
    "Tu navegador bloqueó la ventana de inicio de sesión. Permite las ventanas emergentes de este sitio e inténtalo de nuevo, o entra con tu correo.",
  inAppBrowser:
    "El navegador de esta aplicación no puede hacerlo. Abre esta página en tu navegador habitual o entra con tu correo.",
  offline: "No tienes conexión. Revísala e inténtalo de nuevo.",
  tooManyTries:
    "Hubo demasiados intentos con esta cuenta. Inténtalo de nuevo en unos 15 minutos o cambia tu contraseña para entrar ahora.",
  otherProvider:
    "Este correo tiene una cuenta con otra forma de inicio de sesión. Entra de la misma forma que la primera vez.",
  disabled: "Esta cuenta está desactivada. Escríbenos si crees que es un error.",
  passwordWeak: (rules) => `Elige otra contraseña. ${rules}`.trim(),
  failed: "No se pudo iniciar sesión. Inténtalo de nuevo o entra de otra forma.",
  signedOutElsewhere: "Cerraste sesión en otra pestaña.",
};
