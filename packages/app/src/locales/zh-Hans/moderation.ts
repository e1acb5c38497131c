import type { moderationTexts as English } from "../en/moderation.ts";

/** Texts of the moderation page in simplified Chinese. */
export const moderationTexts: typeof English = {
  title: "审核",
  decided: (count) => `已处理 ${count} 个案件。`,
  undone: "已撤销，案件回到队列。",
  cannotUndo: "已经无法撤销，请重新作出决定。",
  undo: "撤销",
  accountDecided: "已处理，并已通知用户。",
  paymentWaits: "已处理。暂时无法连接支付服务商，我们会每小时重试一次。",
  appealDecided: "申诉已处理，并已通知用户。",
  another: "必须由其他审核员作出决定。",
  operator: "只有运营者能处理与审核员有关的事项。",
  deleted: "已删除的内容",
  visitor: "访客",
  system: "系统",
  resubmitted: "重新提交",
  until: (time) => `至 ${time}`,
  request: (signature, email) => `移除申请，签名：${signature}${email === null ? "" : `，邮箱：${email}`}`,
  hoursLeft: (hours) => (hours < 1 ? "剩余不到 1 小时" : `剩余 ${hours} 小时`),
  hoursLate: (hours) => `逾期 ${hours} 小时`,
  facts: {
    published: "已发布的角色",
    removed: "已移除",
    upheld: "举报成立",
    wrong: "举报驳回",
    role: "身份",
    moderator: "审核员",
  },
  reasonNames: {
    minors: "未成年人",
    unmarked_adult: "分级有误",
    real_person: "真实人物",
    hate: "仇恨",
    violence: "暴力",
    self_harm: "自我伤害",
    illegal: "违法内容",
    copyright: "盗用作品",
    spam: "垃圾内容",
    other: "其他",
  },

  decisionNames: {
    dismiss: "没有问题",
    uphold: "已下架",
    reject: "已下架",
    remove: "已移除",
    restore: "已恢复",
  },

  measureNames: {
    reject: "已下架",
    remove: "已移除",
    warn: "已警告",
    restrict: "已限制",
    suspend: "已暂停",
    ban: "已封禁",
    lift: "已解除",
  },

  kindNames: {
    character: "角色",
    image: "封面",
    message: "消息",
    profile: "个人资料",
  },
};
