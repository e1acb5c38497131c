import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in Brazilian Portuguese. */
export const formTexts: typeof English = {
  adult: "Só adultos podem criar personagens adultos. Salve de novo e confirme que você tem 18 anos ou mais.",
  deleted: "O personagem foi excluído.",
  restored: "O personagem foi restaurado.",
  cropAgain: "Recortar de novo",
  published: {
    private: "Salvo. Só você pode ver.",
    unlisted: "Publicado. Quem tiver o link pode ver.",
    public: "Publicado. Todo mundo pode ver.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "Não podemos publicar isto." : "Não podemos salvar isto.";
    if (topic === undefined)
      return `${what} A verificação do texto adulto falhou agora há pouco. Tente de novo.`;
    return `${what} ${fields ?? "O personagem"} viola a regra sobre ${topic}.`;
  },
  refusedField: (topic) => `Isto viola a regra sobre ${topic}.`,
  restSaved: "Todo o resto está salvo.",
  fieldNames: {
    name: "O nome",
    chatName: "O nome curto",
    tagline: "A chamada",
    coverAlt: "A descrição da capa",
    tags: "Uma tag",
    warnings: "Um aviso de conteúdo",
    bio: "O texto sobre o personagem",
    rating: "A classificação etária",
    adultAge: "A idade",
    greeting: "A primeira mensagem",
    alternateGreetings: "Outra primeira mensagem",
    definition: "A definição",
    personality: "A personalidade",
    scenario: "O cenário",
    systemPrompt: "O prompt de sistema",
    postHistory: "O texto das instruções finais",
    exampleDialogs: "Um diálogo de exemplo",
    book: "Uma entrada do lorebook",
    version: "A versão",
  },
  nameBeforeTrial: "Primeiro dê um nome ao personagem.",
  pending: "Enviado para análise. Só você pode ver até ser aprovado.",
  makePublic: "Tornar público",
  madePublic: "Agora todo mundo pode ver.",
  edit: "Editar",
  title: "Novo personagem",
  editTitle: (name) => `Editar ${name}`,
};
