import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply, by its reason, in Korean. */
export const replyReasons: typeof English = {
  version_blocked: "새 후보가 규칙에 따라 차단됐어요.",
  removed_by_moderator: "운영진이 게시를 중단한 메시지예요.",
  model_busy: "지금은 AI가 바빠요. 잠시 뒤에 다시 시도해 주세요.",
  model_timeout: "AI가 답하는 데 너무 오래 걸렸어요.",
  model_refused: "AI가 이 대화를 받아들이지 못했어요.",
  model_misconfigured: "AI가 올바르게 설정되지 않았어요. 운영자에게 알렸어요.",
  model_failed: "AI가 답하지 못했어요.",
  reply_cut: "답장이 중간에 끊겼어요. 메시지 수에는 포함되지 않았어요.",
  reply_garbled: "AI가 읽을 수 없는 내용을 보냈어요.",
  reply_empty: "AI가 빈 답장을 보냈어요.",
  reply_interrupted: "서버 문제로 답장이 중단됐어요. 지금까지 쓴 글은 남아 있어요.",
  note_not_followed:
    "준비된 답장은 이 요청을 따를 수 없어요. 메시지 수에는 포함되지 않았어요. 쓸 수 있는 요청: 더 짧게, 더 길게, 질문 없이, 질문해 줘, 행동 없이.",
  replies_off: "이 서버에서는 답장이 꺼져 있어요.",
};
