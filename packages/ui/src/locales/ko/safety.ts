import { listOf } from "../../format/listOf.ts";
import type { SafetyTexts } from "../Locale.ts";

const oneOf = listOf("ko", { type: "disjunction" });

const items = { character: "캐릭터", image: "커버", message: "메시지", profile: "프로필" } as const;

const itemOf = ({
  kind,
  name,
}: {
  readonly kind: keyof typeof items;
  readonly name?: string | undefined;
}) => {
  if (name === undefined) return `내 ${items[kind]}`;
  return kind === "image" ? `${name}의 커버` : `내 캐릭터 “${name}”`;
};

const rule = "규칙:";
const appeal = "재검토 요청";
const sendFailed = "보내지 못했어요. 쓴 내용은 그대로 남아 있어요.";

/** Age, reports, notices and hiding in Korean. */
export const safety: SafetyTexts = {
  ageGateCopy: {
    ask: {
      title: "만 18세 이상인가요?",
      body: "성인을 위해 쓰인 캐릭터가 있어요. 성인이라고 확인하기 전까지는 숨겨져 있어요.",
      note: "답한 날짜만 저장해요.",
      accept: "만 18세 이상이에요",
      decline: "만 18세 미만이에요",
    },
    declined: {
      title: "성인 캐릭터는 계속 숨겨져요.",
      body: "다른 기능은 모두 쓸 수 있어요. 잘못 답했다면 설정에서 다시 답해 주세요.",
      done: "계속",
    },
    service: {
      title: "만 18세 이상인가요?",
      body: "성인만 이용할 수 있는 서비스예요.",
      note: "답변과 답한 날짜만 저장해요.",
      declinedTitle: "성인 전용이에요",
      declinedBody:
        "만 18세 미만이라고 답해서 이 서비스를 이용할 수 없어요. AI 캐릭터는 청소년에게 적합하지 않을 수 있어요.",
      safety: "안전과 도움",
      again: "다시 답하기",
    },
    needsVerification: {
      title: "나이 확인이 필요해요",
      body: "지금 계신 곳에서는 성인용 캐릭터를 보여 주기 전에 독립된 서비스에서 나이를 확인해야 해요.",
      choice: "어디에서 확인할까요?",
      choiceMissing: "서비스를 골라 주세요",
      ways: {
        card: "결제 카드",
        bank: "은행 계좌",
        phone: "전화번호",
        email: "이메일 주소",
        wallet: "디지털 신분증",
        document: "신분증",
        face: "얼굴 사진",
      },
      asksFor: (ways) => `필요한 것: ${oneOf(ways)}.`,
      note: "서비스는 저희에게 예 또는 아니요만 알려 주고, 여기에서 누구인지는 알지 못해요. 끝나면 이 페이지로 돌아와요.",
      verify: "나이 확인하기",
      decline: "계속 숨기기",
    },
    verified: {
      title: "성인 캐릭터를 켰어요.",
      body: "고마워요, 나이가 확인됐어요. 커버는 설정을 바꿀 때까지 흐리게 보여요.",
      done: "계속",
    },
    unavailable: {
      title: "거주 지역에서는 이용할 수 없어요",
      body: "거주 국가에서는 성인 캐릭터를 보여 드릴 수 없어요. 다른 기능은 평소처럼 쓸 수 있어요.",
      done: "계속",
    },
  },
  contentNoticeCopy: {
    adult: {
      title: "성인 캐릭터",
      body: "성인 콘텐츠가 꺼져 있는 동안 숨겨져요.",
      show: "보기",
    },
    warnings: { title: "읽기 전에", body: "크리에이터가 남긴 주의 사항이에요:", show: "계속" },
    pending: { title: "검토 대기", body: "검토가 끝날 때까지 나만 볼 수 있어요." },
    rejected: {
      title: "이대로는 공개할 수 없어요.",
      body: "수정해서 다시 제출할 수 있어요. 그때까지는 나만 볼 수 있어요.",
      rule,
      appeal,
    },
    blocked: {
      title: "보내지 않았어요.",
      body: "쓴 내용은 입력란에 남아 있어요. 메시지 수에는 포함되지 않아요.",
      rule,
      appeal,
    },
    removed: { title: "삭제된 내용이에요.", body: "규칙에 어긋났어요.", rule },
  },
  hideMenuCopy: {
    label: "숨기기",
    character: "이 캐릭터 숨기기",
    creator: (name) => `@${name}의 모든 것 숨기기`,
    tags: "태그로 숨기기",
    tag: (name) => `“${name}” 태그 모두 숨기기`,
    hidden: {
      character: (name) => `${name} 캐릭터를 숨겼어요.`,
      creator: (name) => `@${name}의 모든 것을 숨겼어요.`,
      tag: (name) => `“${name}” 태그가 달린 것을 모두 숨겼어요.`,
    },
  },
  noticeCardCopy: {
    title: {
      reject: (item) => `게시 중단: ${itemOf(item)}`,
      remove: (item) => `삭제: ${itemOf(item)}`,
      warn: "운영진의 경고",
      restrict: "공개하거나 올릴 수 없어요",
      suspend: "계정이 일시 정지됐어요",
      ban: "계정이 영구 정지됐어요",
      lift: "계정 제한이 풀렸어요",
    },
    effect: {
      reject: "다른 사람은 볼 수 없어요. 수정해서 다시 제출할 수 있어요.",
      remove: "아무도 볼 수 없고, 다시 공개할 수 없어요.",
      warn: "그 밖에 바뀌는 것은 없어요.",
      restrict: "이름과 소개는 바꿀 수 없어요. 대화와 초안 작성은 계속할 수 있어요.",
      suspend: "그때까지 로그인할 수 없어요.",
      ban: "더 이상 로그인할 수 없어요.",
      lift: "이전의 제한이 모두 끝났어요.",
    },
    edit: (name) => `${name} 수정`,
    rule: "규칙",
    reason: "사유",
    until: "기한",
    noEnd: "운영진이 풀 때까지",
    payment: "내 요금제",
    payments: {
      refund: "해지됐어요. 마지막 결제 금액은 환불돼요.",
      cancel: "해지됐어요. 더는 청구되지 않아요.",
    },
    inactiveReason: { lifted: "철회됨", replaced: "대체됨", ended: "끝남" },
    appeal: {
      offer: "잘못됐다고 생각하나요? 이의를 한 번 제기할 수 있어요. 운영진이 다시 읽어 봐요.",
      open: "이의 제기",
      label: "결정이 왜 잘못됐나요?",
      required: "이유를 써 주세요",
      send: "이의 제기 보내기",
      cancel: "취소",
      failed: sendFailed,
      waiting: "이의 제기를 받았어요. 운영진이 읽을 거예요.",
      yours: "내 이의 제기",
      confirmed: "이의 제기를 검토했어요. 결정은 유지돼요.",
      reversed: "이의 제기가 받아들여졌어요. 결정이 철회됐어요.",
      answer: "답변",
    },
  },
  noticesPaneCopy: {
    loading: "결정을 불러오는 중",
    failed: "결정을 불러오지 못했어요",
    retry: "다시 시도",
    empty: "아무것도 없어요",
    emptyText: "계정이나 콘텐츠에 대한 운영진의 결정이 여기에 표시돼요.",
    more: "이전 결정 보기",
  },
  reportDialogCopy: {
    title: {
      character: "이 캐릭터 신고",
      message: "이 메시지 신고",
      image: "이 이미지 신고",
      profile: "이 프로필 신고",
    },
    about: (name) => `신고 대상: ${name}. 여기에 쓴 내용은 운영진만 읽어요.`,
    aboutUnnamed: "여기에 쓴 내용은 운영진만 읽어요.",
    reasonLabel: "무엇이 문제인가요?",
    reasons: {
      minors: { label: "미성년자 관련", hint: "운영진에게 바로 알려요." },
      unmarked_adult: { label: "잘못된 등급", hint: "성인 콘텐츠인데 표시되지 않았어요." },
      real_person: { label: "실존 인물", hint: "동의 없이 실존 인물을 보여 주거나 흉내 내요." },
      hate: { label: "혐오", hint: "특정 집단을 공격해요." },
      violence: { label: "폭력", hint: "사람을 위협하거나 폭력을 부추겨요." },
      self_harm: { label: "자해", hint: "자해를 부추겨요." },
      illegal: { label: "불법", hint: "법에 어긋나는 것을 제공하거나 요구해요." },
      copyright: { label: "도용된 작품", hint: "다른 사람이 만든 것이에요." },
      spam: { label: "스팸", hint: "광고이거나 같은 내용이 반복돼요." },
      other: { label: "기타", hint: "아래에 써 주세요." },
    },
    takeDown: "나, 또는 내가 대리하는 사람의 사적인 성적 이미지인가요?",
    takeDownLink: "48시간 안에 삭제해 달라고 요청하기",
    reasonMissing: "이유를 선택해 주세요",
    text: "운영진이 알아야 할 내용이 있나요?",
    textHint: "선택 사항이에요.",
    send: "신고하기",
    cancel: "취소",
    failed: sendFailed,
    sent: {
      title: "신고를 받았어요",
      body: "운영진이 모든 신고를 읽어요. 이 번호로 결과를 확인할 수 있어요.",
      urgent: "운영진에게 알렸어요. 이 신고를 가장 먼저 읽어요.",
      receipt: "번호",
      look: "진행 상황 보기",
      done: "완료",
    },
  },
  reportStateScreenCopy: {
    title: "신고 진행 상황",
    lead: "신고할 때 받은 번호를 입력해 주세요.",
    receipt: "신고 번호",
    missing: "번호를 입력해 주세요",
    look: "조회",
    failed: "불러오지 못했어요. 다시 시도해 주세요.",
    unknown: "이 번호의 신고가 없어요. 결정된 신고는 1년 동안 보관돼요.",
    states: {
      waiting: "운영진이 아직 결정하지 않았어요.",
      taken_down: "운영진이 결정했어요. 신고한 내용은 게시가 중단됐어요.",
      stays: "운영진이 결정했어요. 신고한 내용은 규칙에 어긋나지 않아 유지돼요.",
    },
    createdAt: (time) => `접수: ${time}`,
    due: (time) => `결정 기한: ${time}`,
    decidedAt: (time) => `결정: ${time}`,
  },
  accountSuspendedDialogCopy: {
    title: "로그인할 수 없어요",
    description: "운영진이 이 계정을 차단했어요. 계정 안의 내용은 아무것도 삭제되지 않았어요.",
    close: "닫기",
  },
  takeDownScreenCopy: {
    title: "사적인 성적 이미지 삭제 요청",
    lead: "나, 또는 내가 대리하는 사람의 사적인 성적 이미지가 동의 없이 올라와 있나요? 삭제를 요청해 주세요. 계정은 필요 없어요. 48시간 안에 결정하고, 똑같은 사본도 삭제해요.",
    place: "이미지가 어디에 있나요?",
    placeHint: "캐릭터 페이지의 주소, 또는 이미지의 주소.",
    placeMissing: "이미지가 있는 곳을 알려 주세요",
    placeUnknown: "이 주소에는 이미지가 없어요. 주소창에서 복사하거나 이미지 주소를 복사해 주세요.",
    text: "어떤 이미지인가요?",
    textHint: "선택 사항: 무엇이, 누가 나오는지.",
    goodFaith: "이미지에 나온 사람의 동의 없이 게시된 이미지임을 성실하게 진술합니다.",
    goodFaithMissing: "진술을 확인해 주세요",
    signature: "서명",
    signatureHint: "이미지에 나온 사람, 또는 대리인의 성명.",
    signatureMissing: "성명으로 서명해 주세요",
    email: "이메일 주소",
    emailHint: "운영진만 볼 수 있어요. 결정을 보낸 뒤 삭제해요.",
    emailMissing: "이메일 주소를 입력해 주세요",
    emailInvalid: "이메일 주소를 하나만 입력해 주세요",
    send: "요청 보내기",
    failed: sendFailed,
    sent: {
      title: "요청을 받았어요",
      body: (due) => `운영진의 결정 기한: ${due}. 결과는 이메일로 알려 드려요.`,
      receipt: "번호",
      look: "진행 상황 보기",
    },
  },
};
