import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call, by the code of the answer, in simplified Chinese. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "输入的内容有误，请检查后重试。",
  [ErrorCode.signedOut]: "你已退出登录。请登录后继续，你写的内容没有丢失。",
  [ErrorCode.notAllowed]: "你的账号不能执行此操作。",
  [ErrorCode.adultNotAttested]: "此内容仅限成人。请先确认年龄。",
  [ErrorCode.accountStopped]: "你的账号不能执行此操作。原因请看“设置”中的“处理决定”。",
  [ErrorCode.notFound]: "没有找到，可能已被删除。",
  [ErrorCode.conflict]: "在此期间内容有变化，请重试。",
  [ErrorCode.tooLarge]: "内容太大，无法发送。",
  [ErrorCode.unsupportedMedia]: "不支持这种文件。",
  [ErrorCode.refusedByRule]: "这违反了我们的规则，因此未被接受。",
  [ErrorCode.rateLimited]: "操作太快了，请稍等片刻再试。",
  [ErrorCode.quotaUsedUp]: "今天的消息已用完。",
  [ErrorCode.ourFault]: "我们这边出了点问题，请稍后重试。",
  [ErrorCode.providerFailed]: "回复没有写成，请重试。",
  [ErrorCode.unavailable]: "Mimi 现在很忙，请稍后重试。",
  unreachable: "无法连接到 Mimi。请检查网络连接后重试。",
  timeout: "Mimi 太久没有响应，请重试。",
  unreadable: "服务器繁忙，请重试。",
};
