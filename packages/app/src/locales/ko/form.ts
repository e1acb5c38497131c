import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in Korean. */
export const formTexts: typeof English = {
  adult: "성인 캐릭터는 성인만 만들 수 있어요. 다시 저장하고 만 18세 이상이라고 확인해 주세요.",
  deleted: "캐릭터를 삭제했어요.",
  restored: "캐릭터를 복구했어요.",
  cropAgain: "다시 자르기",
  published: {
    private: "저장했어요. 나만 볼 수 있어요.",
    unlisted: "공개했어요. 링크가 있으면 누구나 볼 수 있어요.",
    public: "공개했어요. 누구나 볼 수 있어요.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "공개할 수 없어요." : "저장할 수 없어요.";
    if (topic === undefined) return `${what} 방금 성인용 글을 검사하지 못했어요. 다시 시도해 주세요.`;
    const subject = fields === undefined ? "캐릭터가" : `“${fields}” 항목이`;
    return `${what} ${subject} “${topic}”에 관한 규칙에 어긋나요.`;
  },
  refusedField: (topic) => `“${topic}”에 관한 규칙에 어긋나요.`,
  restSaved: "나머지는 모두 저장했어요.",
  fieldNames: {
    name: "이름",
    chatName: "짧은 이름",
    tagline: "한 줄 소개",
    coverAlt: "커버 설명",
    tags: "태그",
    warnings: "주의 사항",
    bio: "소개",
    rating: "연령 등급",
    adultAge: "캐릭터의 나이",
    greeting: "첫 메시지",
    alternateGreetings: "다른 첫 메시지",
    definition: "캐릭터 설정",
    personality: "성격",
    scenario: "시나리오",
    systemPrompt: "시스템 프롬프트",
    postHistory: "마지막 지시",
    exampleDialogs: "예시 대화",
    book: "로어북 항목",
    version: "버전",
  },
  nameBeforeTrial: "먼저 캐릭터의 이름을 지어 주세요.",
  pending: "검토를 요청했어요. 승인될 때까지 나만 볼 수 있어요.",
  makePublic: "전체 공개하기",
  madePublic: "이제 누구나 볼 수 있어요.",
  edit: "수정",
  title: "새 캐릭터",
  editTitle: (name) => `${name} 수정`,
};
