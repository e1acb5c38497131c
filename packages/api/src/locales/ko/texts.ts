import type { Rule } from "@mimi/contract";
import type { Texts } from "../en/texts.ts";

const items = { character: "캐릭터", image: "커버", message: "메시지", profile: "프로필" } as const;

function named(kind: keyof typeof items, title: string): string {
  return `${title === "" ? "회원님의" : `“${title}”`} ${items[kind]}`;
}

/** Each rule in a sentence. */
const rules: Readonly<Record<Rule, string>> = {
  minors: "만 18세 미만인 사람이 관련된 성인 콘텐츠는 여기서 절대 허용되지 않아요.",
  banned: "여기서 허용되지 않는 말이 들어 있어요.",
  adult_attestation: "성인 캐릭터가 성인이고 성인으로 보인다는 것을 확인해야 해요.",
  adult_age: "성인 캐릭터를 공개하려면 나이가 18세 이상이어야 해요.",
  image_attestation: "성인 캐릭터의 커버에 나온 사람이 성인이라는 것을 확인해야 해요.",
  not_screened: "성인용 글은 저장하거나 보내기 전에 검사하는데, 방금 검사에 실패했어요. 다시 시도해 주세요.",
  unmarked_adult: "성인 콘텐츠는 성인 콘텐츠라고 표시해야 해요.",
  real_person: "동의 없이 실존 인물을 보여 주거나 흉내 낼 수 없어요.",
  hate: "특정 집단에 대한 공격은 여기서 허용되지 않아요.",
  violence: "위협과 폭력 선동은 여기서 허용되지 않아요.",
  self_harm: "자해나 섭식 장애를 부추기는 것은 여기서 허용되지 않아요.",
  illegal: "불법인 것은 여기서 허용되지 않아요.",
  copyright: "다른 사람이 만든 것을 동의 없이 여기에 보여 줄 수 없어요.",
  spam: "광고와 같은 내용의 반복은 여기서 허용되지 않아요.",
  moderation: "운영진이 표시할 수 없다고 결정했어요.",
};

/** All texts of the API in Korean. */
export const texts: Texts = {
  chatFiles: {
    exported: (character, time) => `${character}님과의 대화. 내보낸 시각: ${time}.`,
    removedCharacter: "삭제된 캐릭터",
    reader: "나",
  },
  mails: {
    subject: "Mimi: 운영진의 결정을 알려 드려요",
    account: {
      warn: "운영진의 경고예요.",
      restrict: "공개하거나 올릴 수 없고, 이름과 소개를 바꿀 수 없어요. 대화와 초안 작성은 계속할 수 있어요.",
      suspend: "계정이 일시 정지됐어요. 기한까지 로그인할 수 없어요.",
      ban: "계정이 영구 정지됐어요. 더 이상 로그인할 수 없어요.",
      lift: "계정 제한이 풀렸어요.",
    },
    removed: (kind, title) =>
      `${named(kind, title)}${kind === "profile" ? "이" : "가"} 삭제됐어요. 다시 공개할 수 없어요.`,
    takenDown: (kind, title) => `${named(kind, title)}의 게시가 중단됐어요. 수정해서 다시 제출할 수 있어요.`,
    rule: (rule) => `규칙: ${rule}`,
    reason: (reason) => `사유: ${reason}`,
    until: (time) => `기한: ${time}`,
    answer: (answer) => `답변: ${answer}`,
    rules,
    payment: {
      refund: "요금제가 해지됐고, 마지막 결제 금액은 환불돼요.",
      cancel: "요금제가 해지됐어요. 더는 청구되지 않아요.",
    },
    appeal: {
      confirmed: "이의 제기를 검토했어요. 결정은 유지돼요.",
      reversed: "이의 제기가 받아들여졌어요. 결정이 철회됐어요.",
    },
    outcome: {
      subject: "Mimi: 이미지 삭제 요청 결과",
      asked: "당사자가 동의하지 않은 사적인 성적 이미지를 삭제해 달라고 요청하셨어요.",
      taken_down: "운영진이 결정했어요. 이미지의 게시가 중단됐고, 똑같은 사본은 올릴 수 없어요.",
      stays: "운영진이 결정했어요. 실존 인물의 사적인 성적 이미지로 보이지 않아 이미지가 유지돼요.",
      disagree: (address) => `잘못된 결정이라면 여기로 연락해 주세요: ${address}`,
      number: (receipt, address) => `요청 번호: ${receipt}\n${address}`,
      forgotten: "이 메일 주소는 요청에서 삭제했어요.",
    },
    appealAtLogin: (address) =>
      `이의를 한 번 제기할 수 있어요. 다음 주소에서 로그인하고 ‘이의 제기’를 선택해 주세요: ${address}`,
    appealInSettings: (address) => `이의를 한 번 제기할 수 있어요: ${address}`,
  },
  names: {
    newUser: (number) => `사용자 ${number}`,
  },
  pages: {
    adultDescription: "성인을 위한 페이지예요.",
    needsJavaScript: "Mimi를 쓰려면 JavaScript가 필요해요.",
    backToHome: "홈으로 돌아가기",
    unreadable: {
      tooLong: {
        title: "주소가 너무 길어요",
        text: "Mimi는 이렇게 긴 주소나 검색어를 읽을 수 없어요. 줄여서 다시 시도해 주세요.",
      },
      tooSlow: {
        title: "너무 오래 걸렸어요",
        text: "요청이 제때 도착하지 않았어요. 페이지를 새로고침해 다시 시도해 주세요.",
      },
      other: {
        title: "읽을 수 없는 요청이에요",
        text: "뒤로 돌아가 다시 시도해 주세요.",
      },
    },
  },
  payment: {
    title: "결제 시뮬레이터",
    heading: "결제 시뮬레이터, 실제 돈은 오가지 않아요",
    buying: (plan) => `가상으로 구매할 상품: ${plan}, 1개월.`,
    pay: "결제(가상)",
    cancel: "취소",
    current: (plan) => `현재 요금제: ${plan}.`,
    none: "구독이 없어요.",
    changeTo: (plan) => `요금제 변경: ${plan}`,
    end: "지금 구독 끝내기",
    back: "뒤로",
  },
  replies: {
    honest: (name) => `저는 AI이고 사람이 아닙니다. ${name}의 말은 모두 프로그램이 씁니다.`,
  },
};
