import type { planTexts as English } from "../en/plan.ts";

/** Messages about plans in Brazilian Portuguese. */
export const planTexts: typeof English = {
  changed: (name) => `Agora seu plano é ${name}.`,
  perMonth: "por mês",
  endingSoon: "Termina em breve…",
  included: (own, lower) => `Você tem ${own}, que inclui tudo de ${lower}.`,
  addressRefused: "Não foi possível abrir a página de pagamento. Nada foi cobrado.",
  changedElsewhere: "Seu plano foi alterado em outra janela. Confira antes de escolher.",
  paid: (messages) =>
    messages === null
      ? "Agora você tem mensagens ilimitadas."
      : `Agora você tem ${messages} mensagens por dia.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `até ${((historyTokens * 2) / 3).toLocaleString("pt-BR")} palavras`;
    return [
      messages === null ? "Mensagens ilimitadas" : `${messages} mensagens por dia`,
      ...(headStart > 0 ? ["Respostas mais rápidas"] : []),
      ...(hasPriority ? ["Acesso prioritário às novidades"] : []),
      price === 0 ? `Memória: ${words}` : `Mais memória: ${words}`,
      "Crie seus próprios personagens",
      "Explore os personagens da comunidade",
    ];
  },
};
