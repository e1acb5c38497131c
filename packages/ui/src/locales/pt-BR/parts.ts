import type { PartsTexts } from "../Locale.ts";

const notImage = "Envie um arquivo de imagem";
const tooLarge = "O arquivo não pode passar de 3 MB";

/** The general components in Brazilian Portuguese. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "Em andamento" },
  chipCopy: { remove: (label) => `Remover ${label}` },
  confirmDialogCopy: { cancel: "Cancelar", confirm: "Confirmar" },
  failedStateCopy: {
    title: "Não foi possível carregar.",
    body: "A conexão caiu ou o servidor não respondeu.",
    retry: "Tentar de novo",
  },
  fieldCopy: {
    show: "Mostrar senha",
    hide: "Ocultar senha",
    clear: "Limpar",
    optional: "opcional",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `${used} de ${limit} caracteres`,
    tooLong: (over) => `Longo demais. Caracteres a mais: ${over}.`,
  },
  imageCropDialogCopy: {
    title: "Recorte sua imagem",
    choose: "Escolher uma imagem",
    chooseAnother: "Escolher outra",
    chooseHint: "Uma imagem de até 3 MB.",
    upload: "Enviar",
    frame: "Área de recorte",
    frameHint: "Arraste a moldura ou os cantos dela.",
    keysHint: "No teclado: as setas movem a moldura, +\u00a0e\u00a0- mudam o tamanho.",
    image: "Sua imagem",
    left: "Mover para a esquerda",
    right: "Mover para a direita",
    up: "Mover para cima",
    down: "Mover para baixo",
    larger: "Aumentar a moldura",
    smaller: "Diminuir a moldura",
    size: (width, height) => `${width} × ${height} pixels`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "Não dá para ler esta imagem. Escolha outra.",
    failed: "O envio falhou. Tente de novo.",
  },
  markdownCopy: {
    code: "Código",
    codeIn: (language) => `Código em ${language}`,
    copyCode: "Copiar código",
  },
  loadMoreCopy: {
    more: "Mostrar mais",
    failed: "Não foi possível carregar mais.",
    retry: "Tentar de novo",
    end: "Isso é tudo.",
  },
  modalCopy: { close: "Fechar" },
  pageProgressCopy: { label: "Carregando a página" },
  selectCopy: { placeholder: "Escolha uma opção" },
  skipLinkCopy: { skip: "Ir para o conteúdo" },
  toastsCopy: { label: "Notificações", close: "Dispensar", undo: "Desfazer" },
  uploadButtonCopy: {
    upload: "Enviar",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
