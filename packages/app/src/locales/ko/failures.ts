import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call, by the code of the answer, in Korean. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "입력한 내용 중에 올바르지 않은 것이 있어요. 확인하고 다시 시도해 주세요.",
  [ErrorCode.signedOut]: "로그아웃됐어요. 계속하려면 로그인해 주세요. 쓴 내용은 그대로 남아 있어요.",
  [ErrorCode.notAllowed]: "이 계정으로는 할 수 없어요.",
  [ErrorCode.adultNotAttested]: "성인용 콘텐츠예요. 보려면 나이를 확인해 주세요.",
  [ErrorCode.accountStopped]: "이 계정으로는 할 수 없어요. 이유는 설정의 ‘운영진의 결정’에서 볼 수 있어요.",
  [ErrorCode.notFound]: "찾을 수 없어요. 삭제됐을 수 있어요.",
  [ErrorCode.conflict]: "그사이에 변경됐어요. 다시 시도해 주세요.",
  [ErrorCode.tooLarge]: "너무 커서 보낼 수 없어요.",
  [ErrorCode.unsupportedMedia]: "이런 종류의 파일은 쓸 수 없어요.",
  [ErrorCode.refusedByRule]: "규칙에 어긋나서 받아들여지지 않았어요.",
  [ErrorCode.rateLimited]: "조금 너무 빨랐어요. 잠시 기다렸다가 다시 시도해 주세요.",
  [ErrorCode.quotaUsedUp]: "오늘의 메시지를 모두 썼어요.",
  [ErrorCode.ourFault]: "서버에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.",
  [ErrorCode.providerFailed]: "답장을 쓰지 못했어요. 다시 시도해 주세요.",
  [ErrorCode.unavailable]: "지금은 Mimi가 바빠요. 잠시 뒤에 다시 시도해 주세요.",
  unreachable: "Mimi에 연결하지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
  timeout: "Mimi가 응답하는 데 너무 오래 걸렸어요. 다시 시도해 주세요.",
  unreadable: "서버가 바빠요. 다시 시도해 주세요.",
};
