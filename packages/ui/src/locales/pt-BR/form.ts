import { assertNever } from "../../assertNever.ts";
import type { FormTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("pt-BR");

/** The form of a character in Brazilian Portuguese. */
export const form: FormTexts = {
  characterFormScreenCopy: {
    titles: { create: "Novo personagem", edit: (name) => `Editar ${name}` },
    untitled: "Sem nome",
    loading: "Carregando o personagem",
    groups: { basics: "Básico", greeting: "Saudação", definition: "Definição", advanced: "Avançado" },
    steps: "Seções do formulário",
    progress: { empty: "vazia", started: "iniciada", done: "completa" },
    status: {
      draft: "Só você pode ver.",
      pending: "Em análise.",
      published: "Publicado.",
      rejected: "Rejeitado.",
      removed: "Removido pela moderação.",
    },
    saving: (saving) => {
      switch (saving.kind) {
        case "untouched":
          return "";
        case "saving":
          return "Salvando o rascunho.";
        case "saved":
          return `Rascunho salvo: ${saving.when}.`;
        case "local":
          return saving.reason === "no-name"
            ? "Salvo neste navegador até ter um nome."
            : "As alterações ficam salvas neste navegador até você publicar.";
        case "offline":
          return "Você está offline. Salvo neste navegador até a conexão voltar.";
        case "failed":
          return `${saving.reason} Suas alterações estão salvas neste navegador.`;
        default:
          return assertNever(saving);
      }
    },
    retrySaving: "Salvar de novo",
    publish: "Publicar",
    tryChat: "Testar conversa",
    publishChanges: "Publicar alterações",
    preview: "Prévia",
    import: "Importar ficha",
    drop: "Solte a ficha para importar",
    more: "Mais",
    exportPng: "Exportar como ficha PNG",
    exportJson: "Exportar como JSON",
    duplicate: "Duplicar",
    viewPage: "Ver página",
    remove: "Excluir",
    problems: {
      title: "Antes de publicar",
      missing: {
        cover: "Escolha uma capa",
        name: "Dê um nome",
        tags: "Escolha pelo menos uma tag",
        greeting: "Escreva a primeira mensagem",
      },
      missingOther: (label) => `Preencha o campo “${label}”`,
      tooLong: (label, over, limit) => `${label}: ${over} acima do limite de ${limit}`,
      attestation: {
        rating: "Marque as duas caixas sobre um personagem adulto",
        adultAge: "Informe uma idade de 18 ou mais",
      },
      attestationShort: { rating: "Marque as duas caixas.", adultAge: "18 ou mais." },
      missingShort: "Necessário para publicar.",
      tooLongShort: (limit) => `No máximo ${limit}. Nada é cortado; encurte para publicar.`,
    },
    publishing: {
      title: (name) => `Quem pode encontrar ${name}?`,
      text: "Você pode mudar isso no formulário quando quiser.",
      confirm: { public: "Publicar", unlisted: "Publicar", private: "Salvar" },
    },
    refused: "Por quê",
    refusedLabel: "Por quê, abre a regra em outra aba",
    decision: {
      rejected: "A moderação tirou este personagem do ar. Você pode alterá-lo e publicar de novo.",
      removed: "A moderação removeu este personagem. Ele não pode ser publicado de novo.",
      reason: (reason) => `Motivo: ${reason}.`,
      rule: "Ler a regra",
      open: "Ver a decisão",
    },
    cover: "Capa",
    coverHint: "Uma imagem vertical (3:4) de até 3 MB. Se mostrar uma pessoa, que seja adulta.",
    coverAdd: "Adicionar capa",
    coverReplace: "Trocar",
    coverRemove: "Remover",
    coverAlt: "O que a capa mostra",
    coverAltHint: "É lido em voz alta para quem não pode ver.",
    name: "Nome",
    chatName: "Nome curto",
    tagline: "Chamada",
    taglineHint: "Uma linha que desperte curiosidade.",
    tags: "Tags",
    tagsAdd: "Adicionar",
    tagsSearch: "Achar uma tag",
    tagsNone: "Essa tag não existe",
    warnings: "Avisos de conteúdo",
    warningsHint: "O que é bom saber antes: tempestades, luto, aranhas.",
    warningsAdd: "Adicionar",
    warningsNew: "Aviso de conteúdo",
    removeToken: (name) => `Remover ${name}`,
    bio: "Sobre",
    bioHint: "Aparece na página do personagem. A IA nunca lê isto. Você pode usar Markdown.",
    visibility: "Quem pode encontrar",
    visibilities: {
      public: { label: "Todo mundo", hint: "Aparece nas listas e na busca." },
      unlisted: { label: "Quem tiver o link", hint: "Não aparece nas listas." },
      private: { label: "Só eu", hint: "Mais ninguém pode abrir." },
    },
    rating: "Classificação etária",
    ratings: {
      everyone: { label: "Todo mundo", hint: "Pode abrir no trabalho." },
      adult: { label: "Só adultos", hint: "Oculto até a pessoa confirmar que é adulta." },
    },
    adultAge: "A idade do personagem",
    adultAgeHint: "Em anos. Personagens adultos têm 18 ou mais.",
    attestsCharacter: "Este personagem é adulto e parece adulto.",
    attestsImage: "A capa mostra uma pessoa adulta que parece adulta.",
    rules: "Nossas regras para personagens adultos",
    greeting: "Primeira mensagem",
    greetingHint: "{{char}} e {{user}} viram os nomes. *Asteriscos* são ações.",
    alternateGreetings: "Outras primeiras mensagens",
    alternateGreetingsHint: "Quem começa uma conversa escolhe uma.",
    alternateGreeting: (place) => `Primeira mensagem ${place}`,
    addAlternateGreeting: "Adicionar primeira mensagem",
    alternateGreetingsFull: (limit) => `No máximo ${limit}.`,
    moveUp: (label) => `Mover ${label} para cima`,
    moveDown: (label) => `Mover ${label} para baixo`,
    removeItem: (label) => `Remover ${label}`,
    moved: (label, count) => `Agora: ${label} de ${count}`,
    definition: "Definição",
    definitionHint: "Quem é, o que sabe, como fala. A IA lê isto antes de cada resposta.",
    definitionLong: "A partir de umas 1.400 palavras, a IA lembra menos da conversa.",
    personality: "Personalidade",
    scenario: "Cenário",
    scenarioHint: "Onde e quando uma conversa começa.",
    definitionVisibility: "Quem pode ler a definição",
    definitionVisibilities: {
      hidden: { label: "Só eu", hint: "As outras pessoas conversam sem ler a definição." },
      shown: { label: "Todo mundo", hint: "Também permite duplicar o personagem." },
    },
    exampleDialogs: "Diálogos de exemplo",
    exampleDialogsHint: "Comece cada um com <START>. A IA lê enquanto houver espaço.",
    systemPrompt: "Prompt de sistema",
    systemPromptHint: "A IA lê isto primeiro, antes de todo o resto.",
    postHistory: "Instruções finais",
    postHistoryHint: "A IA lê isto por último, onde o efeito é maior.",
    language: "Idioma",
    version: "Versão",
    book: "Lorebook",
    bookHint:
      "Fatos sobre lugares, pessoas ou coisas. A IA só lê um deles quando uma das palavras-chave aparece na conversa.",
    bookAdd: "Adicionar entrada",
    entry: (name, place) => (name.trim() === "" ? `Entrada ${place}` : name),
    entryName: "Nome",
    entryKeys: "Palavras-chave",
    entryKeysNew: "Palavra-chave",
    entryKeysAdd: "Adicionar",
    entrySecondary: "Palavras-chave secundárias",
    entryContent: "Texto",
    entryComment: "Sua nota",
    entryEnabled: "Ativada",
    entryConstant: "Sempre ativa",
    entryCase: "Diferenciar maiúsculas",
    entryRegex: "Expressões regulares",
    entryUnused: (patterns) =>
      `Não usadas: ${patterns}. Não dá para buscar expressões regulares longas demais, com lookaround ou com referências anteriores.`,
    entryPosition: "Posição",
    entryPositions: { before: "antes da definição", after: "depois da definição" },
    entryOff: "desativada",
    size: (length, words) =>
      `${{ short: "Curta", medium: "Média", long: "Longa" }[length]} (cerca de ${words} palavras)`,
    sizeDetails: (total, permanent) =>
      `${total} tokens, a unidade que as IAs contam. A IA lê ${permanent} deles antes de cada resposta e o resto enquanto houver espaço.`,
    previewOpening: "Sua primeira mensagem aparece aqui.",
    previewTagline: "Sua chamada aparece aqui.",
    moreOpenings: (count) =>
      plural(count, {
        one: `e mais ${count} primeira mensagem`,
        other: `e mais ${count} primeiras mensagens`,
      }),
    restored: "Este é o seu rascunho não salvo deste navegador.",
    startAfresh: "Começar do zero",
    unfinished: (name) => `Continuar seu rascunho “${name}”?`,
    continueDraft: "Continuar",
    startNew: "Começar outro",
    conflict: "Este personagem foi alterado em outro lugar desde que você começou.",
    conflictKeepMine: "Manter a minha",
    conflictUseOther: "Usar a outra",
    conflictText: "Mantenha a sua versão, ou use a outra e perca a sua.",
    leave: {
      title: "Sair sem salvar?",
      text: "Suas alterações ficam neste navegador. Mais ninguém pode ver.",
      confirm: "Sair",
      cancel: "Ficar",
    },
    removal: {
      title: (name) => `Excluir ${name}?`,
      text: "Ninguém mais poderá encontrar. As conversas existentes continuam. Você pode restaurar por 30 dias.",
      confirm: "Excluir",
      cancel: "Manter",
    },
    missing: {
      title: "Personagem não encontrado",
      text: "Foi excluído ou pertence a outra conta.",
      home: "Voltar ao início",
    },
    failed: {
      server: {
        title: "Não foi possível carregar o personagem",
        text: "Algo deu errado do nosso lado. Nada do que você escreveu se perdeu.",
      },
      offline: {
        title: "Você está offline",
        text: "Ele será carregado quando a conexão voltar. Nada do que você escreveu se perdeu.",
      },
    },
    retry: "Tentar de novo",
    signedOut: {
      title: "Crie um personagem",
      text: "Entre para criar seu próprio personagem. Depois você volta para cá.",
      login: "Entrar",
    },
  },
  cardImportReportCopy: {
    reading: "Lendo a ficha",
    title: (name) => name,
    untitled: "Ficha sem nome",
    origin: (file, spec) => `${spec}, de ${file}`,
    replaces: "Isto substitui o que está no formulário agora.",
    sections: {
      tooLong: "Longo demais para publicar",
      imported: "Importado",
      passedThrough: "Não usado aqui, mas mantido para exportar",
      skipped: "Deixado de fora",
      adapted: "Usado em parte",
      repairs: "Corrigido",
      placeholders: "Marcadores que não são usados aqui",
      likelyTags: "Tags parecidas com as da ficha",
    },
    likelyTagsText: "Escolha as que combinam. As outras não são adicionadas.",
    adapted: (label, used, of) => `${label}: ${used} de ${of}`,
    adaptedText: "O resto fica na ficha e é exportado com ela.",
    bookKeys: "Palavras-chave do lorebook",
    bookPatterns: "Expressões regulares do lorebook",
    placeholdersText: "Nem quem lê nem a IA veem esses marcadores. Eles ficam na ficha.",
    repairs: {
      encoding: "Letras corrompidas, como Ã¤ em vez de ä",
      unprintable: "Caracteres que não podem ser mostrados ficaram de fora",
      syntax: "Comentários e vírgulas sobrando foram ignorados",
    },
    lorebookTitle: "Isto é um lorebook",
    lorebook: (entries, shown) =>
      plural(entries, {
        one: `Tem ${shown} entrada e nenhum personagem. Adicionar a entrada a este personagem?`,
        other: `Tem ${shown} entradas e nenhum personagem. Adicionar as entradas a este personagem?`,
      }),
    addLorebook: "Adicionar a este personagem",
    tooLong: (label, used, limit) => `${label}: ${used} de ${limit}`,
    tooLongText: "Nada é cortado. Fica como rascunho até você encurtar.",
    takenOver: (label) => `${label}: importado`,
    image: "Capa",
    characterNote: "Nota do personagem",
    maker: "Autoria",
    skipReasons: {
      unsafe: "não é seguro",
      "not-text": "não é texto",
      damaged: "está danificado; foi usada uma cópia intacta",
      "not-taken": "não é usado; só a ficha e a imagem principal são importadas",
    },
    use: "Usar esta ficha",
    cancel: "Cancelar",
    refusedTitle: "Não dá para ler esta ficha",
    errors: {
      "not-a-card": "Não há nenhum personagem neste arquivo. Fichas são arquivos PNG, JSON ou charx.",
      "image-without-card":
        "É uma imagem sem personagem. Apps de mensagens e de fotos costumam removê-lo: baixe o arquivo original.",
      "archive-without-card": "Não há nenhum personagem neste arquivo compactado.",
      "other-archive":
        "Não dá para abrir este arquivo compactado aqui. Extraia e escolha a ficha dentro dele.",
      chat: "Isto é uma conversa, não um personagem.",
      yaml: "É um personagem em YAML. Salve como JSON ou como ficha PNG e tente de novo.",
      "too-large": "Este arquivo é grande demais para uma ficha.",
      damaged: "O arquivo está danificado.",
      encoding: "Não dá para ler o texto desta ficha. Salve como UTF-8 e tente de novo.",
      "not-json": "Esta ficha está incompleta, por isso não conseguimos ler.",
      "too-deep": "Esta ficha tem uma estrutura que não conseguimos ler.",
      bomb: "Este arquivo fica grande demais ao ser extraído, por isso não o abrimos.",
      "no-name": "Esta ficha não tem nome.",
    },
    nothingLost: "Seu formulário não mudou.",
    choose: "Escolher outra",
    close: "Fechar",
  },
};
