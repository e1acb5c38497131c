import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in Spanish. */
export const formTexts: typeof English = {
  adult:
    "Solo las personas adultas pueden crear personajes para adultos. Vuelve a guardar y confirma que tienes 18 años o más.",
  deleted: "El personaje se eliminó.",
  restored: "El personaje se restauró.",
  cropAgain: "Volver a recortarla",
  published: {
    private: "Guardado. Solo tú puedes verlo.",
    unlisted: "Publicado. Cualquiera que tenga el enlace puede verlo.",
    public: "Publicado. Todo el mundo puede verlo.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "No podemos publicar esto." : "No podemos guardar esto.";
    if (topic === undefined)
      return `${what} La revisión del texto para adultos acaba de fallar. Inténtalo de nuevo.`;
    return `${what} ${fields ?? "El personaje"} incumple la norma sobre ${topic}.`;
  },
  refusedField: (topic) => `Esto incumple la norma sobre ${topic}.`,
  restSaved: "Todo lo demás está guardado.",
  fieldNames: {
    name: "El nombre",
    chatName: "El nombre corto",
    tagline: "El lema",
    coverAlt: "La descripción de la portada",
    tags: "Una etiqueta",
    warnings: "Un aviso de contenido",
    bio: "El texto sobre el personaje",
    rating: "La clasificación por edad",
    adultAge: "La edad",
    greeting: "El primer mensaje",
    alternateGreetings: "Otro primer mensaje",
    definition: "La definición",
    personality: "La personalidad",
    scenario: "El escenario",
    systemPrompt: "La instrucción del sistema",
    postHistory: "El texto de las instrucciones finales",
    exampleDialogs: "Un diálogo de ejemplo",
    book: "Una entrada del lorebook",
    version: "La versión",
  },
  nameBeforeTrial: "Primero ponle un nombre al personaje.",
  pending: "Enviado a revisión. Solo tú puedes verlo hasta que se apruebe.",
  makePublic: "Hacerlo público",
  madePublic: "Ahora todo el mundo puede verlo.",
  edit: "Editar",
  title: "Nuevo personaje",
  editTitle: (name) => `Editar ${name}`,
};
