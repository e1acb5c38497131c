import type { Texts } from "../en/texts.ts";

const items = { character: "角色", image: "封面", message: "消息", profile: "个人资料" } as const;

/** "你的角色“艾达”". `title` is empty when the item has none. */
function named(kind: keyof typeof items, title: string): string {
  if (title === "") return `你的${items[kind]}`;
  return kind === "image" ? `“${title}”的封面` : `你的${items[kind]}“${title}”`;
}

/** The texts of the API in simplified Chinese, by part. */
export const texts: Texts = {
  chatFiles: {
    exported: (character, time) => `与${character}的聊天，导出于 ${time}。`,
    removedCharacter: "已移除的角色",
    reader: "我",
  },

  mails: {
    subject: "Mimi：审核员的处理决定",
    account: {
      warn: "这是来自审核员的警告。",
      restrict: "你不能发布、上传，也不能更改名字和简介。你仍然可以聊天和写草稿。",
      suspend: "你的账号已被暂停。在此之前你无法登录。",
      ban: "你的账号已被封禁。你无法再登录。",
      lift: "你账号的限制已经结束。",
    },
    removed: (kind, title) => `${named(kind, title)}已被移除，无法再次发布。`,
    takenDown: (kind, title) => `${named(kind, title)}已被下架。你可以修改后重新提交。`,
    rule: (rule) => `规则：${rule}`,
    reason: (reason) => `原因：${reason}`,
    until: (time) => `截止时间：${time}`,
    answer: (answer) => `答复：${answer}`,
    rules: {
      minors: "这里绝不允许涉及任何未满 18 岁的人的成人内容。",
      banned: "其中有这里不允许使用的词语。",
      adult_attestation: "你必须确认成人角色是成年人，看起来也是成年人。",
      adult_age: "成人角色须填写 18 岁以上的年龄，才能发布。",
      image_attestation: "你必须确认成人角色的封面上是成年人。",
      not_screened: "成人文字在保存或发送之前会经过检查，而刚才检查失败了。请重试。",
      unmarked_adult: "成人内容必须如实标明。",
      real_person: "未经同意，不得展示或模仿真实人物。",
      hate: "这里不允许攻击某个群体。",
      violence: "这里不允许威胁他人或煽动暴力。",
      self_harm: "这里不允许鼓励自我伤害或饮食失调的内容。",
      illegal: "这里不允许违法内容。",
      copyright: "未经同意，不得在这里展示他人的作品。",
      spam: "这里不允许广告，也不允许反复出现的相同内容。",
      moderation: "审核员已决定此内容不能显示。",
    },
    payment: {
      refund: "你的套餐已取消，上一笔付款会退还。",
      cancel: "你的套餐已取消，不会再扣费。",
    },
    appeal: {
      confirmed: "我们审阅了你的申诉，维持原决定。",
      reversed: "你的申诉成功，决定已撤销。",
    },
    outcome: {
      subject: "Mimi：你的图片移除申请",
      asked: "你向我们申请移除一张私密图片，图中人并未同意发布。",
      taken_down: "审核员已作出决定：图片已下架，相同的副本也无法再上传。",
      stays: "审核员已作出决定：图片予以保留，因为它看起来不是真实人物的私密图片。",
      disagree: (address) => `如果你认为有误，请写信给我们：${address}`,
      number: (receipt, address) => `你的申请编号：${receipt}\n${address}`,
      forgotten: "我们已从你的申请中删除这个邮箱地址。",
    },
    appealAtLogin: (address) => `你可以申诉一次：请在 ${address} 登录，然后选择“申诉”。`,
    appealInSettings: (address) => `你可以申诉一次：${address}`,
  },

  names: {
    newUser: (number) => `用户 ${number}`,
  },

  pages: {
    adultDescription: "此页面仅限成人。",
    needsJavaScript: "Mimi 需要 JavaScript。",
    backToHome: "返回首页",
    unreadable: {
      tooLong: {
        title: "网址太长",
        text: "Mimi 无法读取这么长的网址或搜索内容。请缩短后重试。",
      },
      tooSlow: {
        title: "耗时太久",
        text: "请求没有及时送达。请刷新页面重试。",
      },
      other: { title: "无法读取此请求", text: "请返回后重试。" },
    },
  },

  payment: {
    title: "支付模拟器",
    heading: "支付模拟器，不会真的扣款",
    buying: (plan) => `你即将模拟购买一个月的套餐：${plan}。`,
    pay: "支付（模拟）",
    cancel: "取消",
    current: (plan) => `当前套餐：${plan}。`,
    none: "没有订阅。",
    changeTo: (plan) => `更改为：${plan}`,
    end: "立即结束订阅",
    back: "返回",
  },
  replies: {
    honest: (name) => `我是AI，不是真人。${name}说的每一句话都是程序写的。`,
  },
};
