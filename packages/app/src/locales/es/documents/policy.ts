import type { ReportReason } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { policy as English } from "../../en/documents/policy.ts";

/** The rules, by the reason of a report. */
const published: Readonly<Record<Exclude<ReportReason, "other">, string>> = {
  minors:
    "Ningún contenido para adultos que involucre, o parezca involucrar, a alguien menor de 18 años. No hay excepciones, tampoco en la ficción.",
  unmarked_adult: "El contenido para adultos se marca como tal.",
  real_person: "Sin personas reales sin su consentimiento.",
  hate: "Sin ataques a grupos de personas.",
  violence: "Sin amenazas contra personas ni incitación a la violencia.",
  self_harm: "Nada que fomente las autolesiones o los trastornos alimentarios.",
  illegal: "Nada ilegal.",
  copyright: "Nada que haya hecho otra persona sin su consentimiento.",
  spam: "Sin publicidad y sin repetir lo mismo una y otra vez.",
};

/** The privacy policy, and the rules about adults and content, in Spanish. */
export const policy: typeof English = {
  title: "Política de privacidad",
  date: "2026-11-28",
  lead: "Qué guarda Mimi sobre ti, dónde se guarda y cómo obtener una copia o eliminarlo.",
  sections: [
    {
      id: "account",
      heading: "Tu cuenta",
      paragraphs: [
        "Puedes explorar sin una cuenta. Si creas una, guardamos:",
        {
          points: [
            "el nombre, la foto y la biografía de tu perfil",
            "tu plan, cuándo termina y cuántos mensajes enviaste cada día",
            "los personajes que creas y tus me gusta, no me gusta y favoritos",
            "de cada navegador en el que inicias sesión, cuándo la iniciaste y cuándo se usó por última vez",
          ],
        },
        "Tu correo electrónico y tu contraseña los guarda el proveedor de inicio de sesión, que es Firebase Authentication de Google, salvo que el operador use otro. Nunca vemos tu contraseña.",
      ],
    },
    {
      id: "chats",
      heading: "Tus chats",
      paragraphs: [
        "Tus mensajes y las respuestas se guardan en el servidor, para que puedas abrirlos en cualquier dispositivo. Otros usuarios no pueden verlos. El operador del servidor tiene acceso a su base de datos.",
        "Las respuestas las escribe una IA. Lee el chat y la descripción del personaje. El operador elige la IA, y puede que la gestione otra empresa.",
      ],
    },
    {
      id: "browser",
      heading: "Qué se guarda en tu navegador",
      paragraphs: [
        "El almacenamiento local del navegador contiene exactamente tres valores: tu sesión, tu elección de modo oscuro o claro y si quieres ver contenido para adultos.",
        "El texto sin enviar, lo último que viste de tus chats más recientes, las búsquedas recientes y tus ajustes se guardan en la base de datos de este navegador. Al cerrar sesión se eliminan tu texto sin enviar y lo que viste de los chats. Puedes borrar las búsquedas recientes en la página de búsqueda.",
        "Usamos una sola cookie. Le indica al servidor que has iniciado sesión o que has cambiado lo que ves, para que envíe las páginas sin su contenido. Su valor es el mismo para todo el mundo. No hay rastreadores ni publicidad.",
      ],
    },
    {
      id: "others",
      heading: "Quién más interviene",
      paragraphs: [
        {
          points: [
            "El proveedor de inicio de sesión, cuando inicias sesión. Con Google o Apple, también esa empresa.",
            "El proveedor de pagos, cuando compras un plan. Tiene los datos de tu tarjeta. Nosotros solo sabemos qué compraste y cuándo termina.",
            "La empresa que gestiona la IA, cuando chateas, salvo que la gestione el operador.",
          ],
        },
        "Cada uno tiene su propia política de privacidad.",
      ],
    },
    {
      id: "adults",
      heading: "Contenido para adultos",
      paragraphs: [
        "Los personajes para adultos están ocultos hasta que inicies sesión, declares que tienes al menos 18 años y elijas verlos. Los visitantes nunca los ven.",
        "Guardamos cuándo hiciste esa declaración y si se verificó tu edad. No guardamos ningún documento.",
      ],
    },
    {
      id: "rules",
      heading: "Normas para los personajes",
      paragraphs: [
        { points: Object.values(published) },
        "Los personajes, mensajes, imágenes y perfiles que incumplan estas normas se pueden rechazar o eliminar. Quien denuncia algo y la persona del equipo de moderación que decide eligen una de estas normas.",
      ],
    },
    {
      id: "yours",
      heading: "Copiar o eliminar tus datos",
      paragraphs: [
        "Puedes hacer ambas cosas en cualquier momento, sin pedírselo a nadie. Abre Ajustes en el menú con tu nombre o, en un teléfono, en el menú de la parte superior:",
        {
          points: [
            "Tus datos: descarga un archivo con todo lo que guardamos sobre ti.",
            "Eliminar cuenta: elimina tu perfil, tus chats, identidades, recuerdos, imágenes, reacciones, tu plan y tu acceso.",
          ],
        },
        "En ambos casos tendrás que volver a iniciar sesión, para que nadie más pueda hacerlo por ti. Termina tu suscripción antes de eliminar tu cuenta.",
        "Los personajes tuyos con los que chatean otros usuarios se quedan en esos chats, sin tu nombre, su imagen ni su biografía, y ya no se pueden encontrar. Para eliminar por completo un personaje así, elimínalo antes que tu cuenta. El proveedor de pagos conserva sus registros mientras la ley lo exija.",
        [
          "Si ya no puedes iniciar sesión, pregunta al operador. Consulta ",
          { text: "Contacto", href: paths.contactUs() },
          ".",
        ],
      ],
    },
  ],
};
