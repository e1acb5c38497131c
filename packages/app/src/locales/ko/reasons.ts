import type { reasons as EnglishReasons, refusalTexts as EnglishRefusals } from "../en/reasons.ts";

/** The message for a failed call, by its reason, in Korean. */
export const reasons: typeof EnglishReasons = {
  reply_without_text: "이 답장에는 이어서 쓸 글이 없어요.",
  reply_blocked: "차단된 답장이에요. 대신 다시 생성해 주세요.",
  reply_at_maximum: "이 답장은 최대 길이에 이르렀어요.",
  variants_at_maximum: "이 답장에는 후보를 더 만들 수 없어요.",
  greeting_fixed: "첫 메시지는 다시 생성하거나 이어서 쓸 수 없어요.",
  greeting_first: "첫 메시지만 삭제할 수는 없어요. 대신 대화를 삭제해 주세요.",
  characters_at_maximum: "캐릭터를 더 만들 수 없어요. 먼저 하나를 삭제해 주세요.",
  chats_at_maximum: "대화를 더 만들 수 없어요. 먼저 하나를 삭제해 주세요.",
  uploads_at_maximum: "이미지를 더 올릴 수 없어요. 아무 데도 쓰이지 않는 이미지는 하루 뒤에 삭제돼요.",
  personas_at_maximum: "페르소나를 더 만들 수 없어요. 먼저 하나를 삭제해 주세요.",
  memory_at_maximum: "이 대화의 기억이 가득 찼어요. 먼저 기억을 하나 삭제해 주세요.",
  hidden_at_maximum: "더 숨길 수 없어요. 먼저 숨긴 항목 하나를 다시 보이게 해 주세요.",
  storage_full:
    "계정에 남은 공간이 없어요. 대화나 캐릭터를 삭제해 주세요. 휴지통에서 30일이 지나면 공간이 비워져요.",
  clock_refused:
    "이 기기나 서버의 시계가 맞지 않아 로그인이 거부됐어요. 시계를 맞춘 뒤 다시 로그인해 주세요.",
  reply_streaming: "이미 답장을 쓰고 있어요. 기다리거나 먼저 멈춰 주세요.",
  client_id_used: "이미 보낸 내용이에요. 보려면 페이지를 새로고침해 주세요.",
  changed_meanwhile: "그사이에 변경됐어요. 페이지를 새로고침하고 다시 시도해 주세요.",
  already_subscribed: "이미 요금제를 쓰고 있어요. ‘구독 관리’에서 변경해 주세요.",
  appeal_over: "이제 이의를 제기할 수 없어요.",
  appeal_decided: "이미 결정된 이의 제기예요.",
  nothing_to_undo: "취소할 수 있는 내 결정이 없어요.",
  undo_too_late: "결정한 지 10분이 넘었어요. 대신 다시 결정해 주세요.",
  larger_than_hourly_bytes: "한 계정이 1시간 동안 쓸 수 있는 양보다 많아요.",
  hourly_bytes_used: "이 계정이 이번 1시간 동안 쓸 수 있는 남은 양보다 많아요. 나중에 다시 시도해 주세요.",
  payments_off: "이 서버에서는 결제가 꺼져 있어요.",
  disk_full: "서버가 가득 차서 지금은 아무것도 저장할 수 없어요. 읽을 수는 있어요.",
};

/** Messages in Korean for a broken rule, and for a limit that lasts longer than a moment. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `받아들여지지 않았어요. “${topic}”에 관한 규칙에 어긋나요.`,
  later: (minutes) => `요청이 너무 많아요. ${minutes}분 뒤에 다시 시도해 주세요.`,
  laterBytes: (megabytes, minutes) =>
    `한 계정이 1시간 동안 쓸 수 있는 ${megabytes}MB보다 많아요. ${minutes}분 뒤에 다시 시도해 주세요.`,
};
