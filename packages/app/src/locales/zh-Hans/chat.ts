import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in simplified Chinese. */
export const chatTexts: typeof English = {
  copied: "已复制",
  preparingPrint: "正在加载整个聊天以便打印",
  editDiscarded: "你的修改已放弃。",
  changedSinceEdit: "你开始编辑后，这条消息被修改过。保存会用你写的内容替换它。",
  messageChanged: "消息已修改。",
  messagesDeleted: "消息已删除。",
  tooLongToBranch: "这段聊天太长，无法复制。请从更早的消息开始。",
  pinned: "已固定",
  source: (place) => `第 ${place} 条消息`,
  chatDeleted: "聊天已移到回收站。",
  chatDeletedForever: "聊天已永久删除。",
  lineDeleted: "记忆已删除。",
  mayBeStale: "你修改的消息是一条记忆的来源。",
  review: "查看",
  emailSent: "注册成功。确认邮箱的链接已发送给你。",
  signUpTo: (name) => `登录或免费注册，即可与${name}聊天`,
  connectModel:
    "要连接 AI，请在这台电脑上启动 Ollama、LM Studio 或 llama.cpp，然后重启 Mimi；也可以设置 MODEL_BASE_URL。",
};
