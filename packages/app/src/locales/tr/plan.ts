import type { planTexts as English } from "../en/plan.ts";

/** The messages about plans in Turkish. */
export const planTexts: typeof English = {
  changed: (name) => `Yeni planın: ${name}.`,
  perMonth: "aylık",
  endingSoon: "Yakında bitiyor…",
  included: (own, lower) => `Planın ${own}; ${lower} planındaki her şeyi içeriyor.`,
  addressRefused: "Ödeme sayfası açılamadı. Ücret alınmadı.",
  changedElsewhere: "Planın başka bir pencerede değişti. Seçmeden önce kontrol et.",
  paid: (messages) =>
    messages === null ? "Artık sınırsız mesaj hakkın var." : `Artık günde ${messages} mesaj hakkın var.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `${((historyTokens * 2) / 3).toLocaleString("tr")} kelimeye kadar`;
    return [
      messages === null ? "Sınırsız mesaj" : `Günde ${messages} mesaj`,
      ...(headStart > 0 ? ["Daha hızlı yanıtlar"] : []),
      ...(hasPriority ? ["Yeni özelliklere öncelikli erişim"] : []),
      price === 0 ? `Hafıza: ${words}` : `Daha geniş hafıza: ${words}`,
      "Kendi karakterlerini oluştur",
      "Topluluğun karakterlerini keşfet",
    ];
  },
};
