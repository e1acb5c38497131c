import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in Korean. */
export const accountTexts: typeof English = {
  nameRequired: "사용자 이름을 입력해 주세요",
  avatarRequired: "프로필 사진을 올려 주세요",
  saved: "저장했어요",
  nameTooLong: (most) => `사용자 이름은 최대 ${most}자예요`,
  nameOfStaff: "운영팀으로 오해할 수 있는 이름이에요. 다른 이름을 골라 주세요.",
  bioTooLong: (most) => `소개는 최대 ${most}자예요`,
  signInAgain: "본인 확인을 위해 다시 로그인해 주세요.",
  loginNotDeleted: "계정은 삭제됐지만 로그인 정보를 삭제하지 못했어요.",
  tryAgain: "다시 시도",
  bytes: (megabytes) => `${megabytes}MB`,
};
