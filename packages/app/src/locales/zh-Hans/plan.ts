import type { planTexts as English } from "../en/plan.ts";

/** Messages about plans in simplified Chinese. */
export const planTexts: typeof English = {
  changed: (name) => `你的套餐现在是：${name}。`,
  perMonth: "每月",
  endingSoon: "即将结束……",
  included: (own, lower) => `你的套餐是${own}，已包含${lower}的全部内容。`,
  addressRefused: "无法打开付款页面，没有扣费。",
  changedElsewhere: "你的套餐在另一个窗口中有变化。请先查看，再做选择。",
  paid: (messages) =>
    messages === null ? "你现在可以无限量发送消息。" : `你现在每天有 ${messages} 条消息。`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    // As in English. The texts of the library count words in the same way.
    const words = `最多 ${((historyTokens * 2) / 3).toLocaleString("zh-Hans")} 词`;
    return [
      messages === null ? "消息数量不限" : `每天 ${messages} 条消息`,
      ...(headStart > 0 ? ["更快的回复"] : []),
      ...(hasPriority ? ["优先体验新功能"] : []),
      price === 0 ? `记忆：${words}` : `更长的记忆：${words}`,
      "创建自己的角色",
      "探索社区角色",
    ];
  },
};
