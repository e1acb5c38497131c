import type { reasons as English, refusalTexts as EnglishRefusals } from "../en/reasons.ts";

/** The message for a failed call, by its reason, in simplified Chinese. */
export const reasons: typeof English = {
  reply_without_text: "这条回复没有文字，无法续写。",
  reply_blocked: "这条回复已被拦截，请改为重新生成。",
  reply_at_maximum: "这条回复已达到长度上限。",
  variants_at_maximum: "这条回复的备选数已达上限。",
  greeting_fixed: "开场白不能重新生成，也不能续写。",
  greeting_first: "开场白不能单独删除，请改为删除整个聊天。",
  characters_at_maximum: "你的角色数量已达上限，请先删除一个。",
  chats_at_maximum: "你的聊天数量已达上限，请先删除一个。",
  uploads_at_maximum: "你的图片数量已达上限。没有用到的图片会在一天后删除。",
  personas_at_maximum: "你的人设数量已达上限，请先删除一个。",
  memory_at_maximum: "此聊天的记忆已满，请先删除一条记忆。",
  hidden_at_maximum: "你的隐藏项数量已达上限，请先重新显示一项。",
  storage_full: "你的账号空间已满。请删除聊天或角色：它们在回收站满 30 天后会释放空间。",
  clock_refused: "这台设备或服务器的时钟不准，因此登录被拒绝。请校准时钟后重新登录。",
  reply_streaming: "已经有一条回复正在写。请等它写完，或先停止。",
  client_id_used: "这条消息之前已经发送。请刷新页面查看。",
  changed_meanwhile: "在此期间内容有变化。请刷新页面后重试。",
  already_subscribed: "你已经有套餐了。请在“管理订阅”中更改。",
  appeal_over: "已经不能申诉了。",
  appeal_decided: "这个申诉已经处理完毕。",
  nothing_to_undo: "你没有可以撤销的决定。",
  undo_too_late: "这个决定已超过十分钟，请重新作出决定。",
  larger_than_hourly_bytes: "这超过了一个账号每小时的流量上限。",
  hourly_bytes_used: "这超过了你的账号在这个小时内的剩余流量，请稍后再试。",
  payments_off: "此服务器已关闭付款功能。",
  disk_full: "服务器空间已满，暂时无法保存任何内容，但可以阅读。",
};

/** Messages for a broken rule, and for a limit that lasts longer than a moment, in simplified Chinese. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `未被接受：违反了关于“${topic}”的规则。`,
  later: (minutes) => `请求太多了。请在 ${minutes} 分钟后重试。`,
  laterBytes: (megabytes, minutes) =>
    `这超过了一个账号每小时 ${megabytes} MB 的上限。请在 ${minutes} 分钟后重试。`,
};
