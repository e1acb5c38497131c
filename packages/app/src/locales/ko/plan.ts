import type { planTexts as English } from "../en/plan.ts";

/** Messages about plans in Korean. */
export const planTexts: typeof English = {
  changed: (name) => `이제 ${name} 요금제예요.`,
  perMonth: "매월",
  endingSoon: "곧 종료…",
  included: (own, lower) => `지금 쓰는 ${own} 요금제에 ${lower} 요금제의 모든 것이 들어 있어요.`,
  addressRefused: "결제 페이지를 열지 못했어요. 청구된 금액은 없어요.",
  changedElsewhere: "다른 창에서 요금제가 변경됐어요. 확인한 뒤 골라 주세요.",
  paid: (messages) =>
    messages === null
      ? "이제 메시지를 무제한으로 쓸 수 있어요."
      : `이제 하루에 메시지 ${messages}개를 쓸 수 있어요.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `최대 ${((historyTokens * 2) / 3).toLocaleString("ko")}단어`;
    return [
      messages === null ? "메시지 무제한" : `하루 메시지 ${messages}개`,
      ...(headStart > 0 ? ["더 빠른 답장"] : []),
      ...(hasPriority ? ["새 기능 우선 이용"] : []),
      price === 0 ? `기억: ${words}` : `더 많은 기억: ${words}`,
      "나만의 캐릭터 만들기",
      "커뮤니티 캐릭터 둘러보기",
    ];
  },
};
