import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply, by its reason, in simplified Chinese. */
export const replyReasons: typeof English = {
  version_blocked: "新的备选因违反我们的规则被拦截。",
  removed_by_moderator: "这条消息已被审核员下架。",
  model_busy: "AI 现在很忙，请稍后重试。",
  model_timeout: "AI 太久没有响应。",
  model_refused: "AI 无法接受这段聊天。",
  model_misconfigured: "AI 没有正确设置，已通知运营者。",
  model_failed: "AI 没能作出回复。",
  reply_cut: "回复中断了，不计入次数。",
  reply_garbled: "AI 发来的内容无法读取。",
  reply_empty: "AI 没有写出任何内容。",
  reply_interrupted: "回复因我们这边的原因中断。已写的文字会保留。",
  note_not_followed:
    "预设回复无法按这个要求来写，不计入次数。它能理解的有：短一点、长一点、不要提问、问我点什么、不要动作。",
  replies_off: "此服务器已关闭回复功能。",
};
