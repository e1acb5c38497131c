import type { loginTexts as English } from "../en/login.ts";

/** Texts of logging in in Korean. */
export const loginTexts: typeof English = {
  emailRequired: "이메일을 입력해 주세요",
  emailInvalid: "올바른 이메일 주소가 아니에요",
  passwordRequired: "비밀번호를 입력해 주세요",
  passwordTooShort: "비밀번호는 6자 이상이어야 해요",
  credentialInvalid: "이메일 또는 비밀번호가 올바르지 않아요",
  storageBlocked:
    "이 브라우저가 이 사이트의 저장소를 차단해서 로그인 상태를 유지할 수 없어요. 저장소를 허용한 뒤 로그인해 주세요.",
  emailUnverified: "먼저 이메일 주소를 확인해 주세요. 보내 드린 링크를 연 뒤 로그인해 주세요.",
  otherAccount: "지금 로그인한 계정이 아니에요. 바뀐 것은 없어요.",
  checkoutTitle: "내 요금제",
  checkoutMessages: {
    success: "고마워요. 요금제가 곧 시작돼요.",
    cancel: "결제가 취소됐어요. 청구된 금액은 없어요.",
  },
  backTo: (name) => `돌아가기: ${name}`,
  notLoaded: "로그인 기능을 불러오지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
  popupBlocked:
    "브라우저가 로그인 창을 차단했어요. 이 사이트의 팝업을 허용하고 다시 시도하거나 이메일로 로그인해 주세요.",
  inAppBrowser:
    "이 앱의 브라우저에서는 할 수 없어요. 평소 쓰는 브라우저에서 이 페이지를 열거나 이메일로 로그인해 주세요.",
  offline: "연결이 끊겼어요. 확인하고 다시 시도해 주세요.",
  tooManyTries:
    "이 계정으로 로그인을 너무 많이 시도했어요. 약 15분 뒤에 다시 시도하거나, 비밀번호를 재설정해 지금 로그인해 주세요.",
  otherProvider: "이 이메일 주소의 계정은 다른 로그인 방법을 써요. 처음에 쓴 방법으로 로그인해 주세요.",
  disabled: "사용이 중지된 계정이에요. 잘못됐다고 생각하면 문의해 주세요.",
  passwordWeak: (rules) => `다른 비밀번호를 골라 주세요. ${rules}`.trim(),
  failed: "로그인하지 못했어요. 다시 시도하거나 다른 방법으로 로그인해 주세요.",
  signedOutElsewhere: "다른 탭에서 로그아웃했어요.",
};
