import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in Brazilian Portuguese, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "Em todo lugar",
    shortcuts: [
      { label: "Buscar", keys: [["/"]] },
      { label: "Ir para uma página, um personagem ou uma conversa", keys: [["Ctrl", "K"]] },
      { label: "Fechar uma janela", keys: [["Esc"]] },
      { label: "Atalhos de teclado", keys: [["?"]] },
    ],
  },
  {
    title: "Na busca",
    shortcuts: [
      { label: "Percorrer os resultados", keys: [["↑"], ["↓"]] },
      { label: "Buscar ou abrir um resultado", keys: [["Enter"]] },
      { label: "Limpar a busca e depois fechá-la", keys: [["Esc"]] },
    ],
  },
  {
    title: "Em uma conversa",
    shortcuts: [
      { label: "Enviar", keys: [["Enter"]] },
      { label: "Nova linha", keys: [["Shift", "Enter"]] },
      { label: "Parar a resposta", keys: [["Esc"]] },
      { label: "Variante anterior ou próxima de uma resposta", keys: [["←"], ["→"]] },
      { label: "Desfazer", keys: [["Ctrl", "Z"]] },
      { label: "Buscar nesta conversa", keys: [["Ctrl", "F"]] },
      { label: "Imprimir a conversa inteira", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "Em uma mensagem",
    shortcuts: [
      { label: "Mensagem anterior ou próxima", keys: [["↑"], ["↓"]] },
      { label: "Primeira ou última mensagem", keys: [["Home"], ["End"]] },
      { label: "Ir para os botões dela", keys: [["Enter"]] },
      { label: "Gerar de novo", keys: [["R"]] },
      { label: "Editar mensagem", keys: [["E"]] },
      { label: "Nova conversa daqui", keys: [["B"]] },
      { label: "Copiar", keys: [["C"]] },
      { label: "Fixar", keys: [["P"]] },
      { label: "Adicionar à memória", keys: [["M"]] },
      { label: "Excluir a partir daqui", keys: [["Delete"]] },
    ],
  },
];
