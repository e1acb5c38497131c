import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in Korean. */
export const chatTexts: typeof English = {
  copied: "복사했어요",
  preparingPrint: "인쇄하려고 대화 전체를 불러오는 중",
  editDiscarded: "수정한 내용을 버렸어요.",
  changedSinceEdit: "수정을 시작한 뒤에 이 메시지가 변경됐어요. 저장하면 지금 쓴 내용으로 바뀌어요.",
  messageChanged: "메시지를 수정했어요.",
  messagesDeleted: "메시지를 삭제했어요.",
  tooLongToBranch: "대화가 너무 길어 복사할 수 없어요. 더 앞의 메시지에서 시작해 주세요.",
  pinned: "고정됨",
  source: (place) => `메시지 ${place}`,
  chatDeleted: "대화를 휴지통으로 옮겼어요.",
  chatDeletedForever: "대화를 완전히 삭제했어요.",
  lineDeleted: "기억을 삭제했어요.",
  mayBeStale: "기억의 바탕이 된 메시지를 수정했어요.",
  review: "확인하기",
  emailSent: "가입됐어요. 이메일 확인 링크를 보냈어요.",
  signUpTo: (name) => `${name}님과 대화하려면 로그인하거나 무료 계정을 만들어 주세요`,
  connectModel:
    "AI를 연결하려면 이 컴퓨터에서 Ollama, LM Studio, llama.cpp 중 하나를 실행한 뒤 Mimi를 다시 시작하거나 MODEL_BASE_URL을 설정해 주세요.",
};
