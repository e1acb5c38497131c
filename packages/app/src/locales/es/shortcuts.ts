import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in Spanish, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "En todas partes",
    shortcuts: [
      { label: "Buscar", keys: [["/"]] },
      { label: "Ir a una página, un personaje o un chat", keys: [["Ctrl", "K"]] },
      { label: "Cerrar un diálogo", keys: [["Esc"]] },
      { label: "Atajos de teclado", keys: [["?"]] },
    ],
  },
  {
    title: "En la búsqueda",
    shortcuts: [
      { label: "Moverse por los resultados", keys: [["↑"], ["↓"]] },
      { label: "Buscar o abrir un resultado", keys: [["Intro"]] },
      { label: "Borrar la búsqueda y luego cerrarla", keys: [["Esc"]] },
    ],
  },
  {
    title: "En un chat",
    shortcuts: [
      { label: "Enviar", keys: [["Intro"]] },
      { label: "Nueva línea", keys: [["Mayús", "Intro"]] },
      { label: "Detener la respuesta", keys: [["Esc"]] },
      { label: "Variante anterior o siguiente de una respuesta", keys: [["←"], ["→"]] },
      { label: "Deshacer", keys: [["Ctrl", "Z"]] },
      { label: "Buscar en este chat", keys: [["Ctrl", "F"]] },
      { label: "Imprimir el chat completo", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "En un mensaje",
    shortcuts: [
      { label: "Mensaje anterior o siguiente", keys: [["↑"], ["↓"]] },
      { label: "Primer o último mensaje", keys: [["Inicio"], ["Fin"]] },
      { label: "Ir a sus botones", keys: [["Intro"]] },
      { label: "Regenerar", keys: [["R"]] },
      { label: "Editar mensaje", keys: [["E"]] },
      { label: "Nuevo chat desde aquí", keys: [["B"]] },
      { label: "Copiar", keys: [["C"]] },
      { label: "Fijar", keys: [["P"]] },
      { label: "Añadir a la memoria", keys: [["M"]] },
      { label: "Eliminar desde aquí", keys: [["Supr"]] },
    ],
  },
];
