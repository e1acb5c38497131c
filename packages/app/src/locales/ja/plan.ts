import type { planTexts as English } from "../en/plan.ts";

/** Messages about plans in Japanese. */
export const planTexts: typeof English = {
  changed: (name) => `${name}プランになりました。`,
  perMonth: "1か月あたり",
  endingSoon: "まもなく終了…",
  included: (own, lower) => `ご利用中の${own}プランに、${lower}プランの内容はすべて含まれています。`,
  addressRefused: "支払いページを開けませんでした。請求はありません。",
  changedElsewhere: "別のウィンドウでプランが変更されました。確認してから選んでください。",
  paid: (messages) =>
    messages === null
      ? "メッセージが無制限になりました。"
      : `1日に${messages}件のメッセージを使えるようになりました。`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `最大${((historyTokens * 2) / 3).toLocaleString("ja")}語`;
    return [
      messages === null ? "メッセージ無制限" : `1日${messages}件のメッセージ`,
      ...(headStart > 0 ? ["より速い返信"] : []),
      ...(hasPriority ? ["新機能を優先的に利用"] : []),
      price === 0 ? `記憶: ${words}` : `記憶を拡大: ${words}`,
      "オリジナルのキャラクターを作成",
      "みんなが作ったキャラクターを探索",
    ];
  },
};
