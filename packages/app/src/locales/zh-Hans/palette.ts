import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in simplified Chinese, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "首页", words: "" },
  search: { label: "搜索", words: "查找 标签" },
  chats: { label: "我的聊天", words: "历史 记录 对话" },
  characters: { label: "我的角色", words: "草稿" },
  create: { label: "创建角色", words: "新建" },
  moderation: { label: "审核", words: "队列 举报 申诉 日志" },
  policy: { label: "隐私政策", words: "规则 数据" },
  term: { label: "服务条款", words: "" },
  safety: { label: "安全", words: "危机 帮助 年龄 法律" },
  contact: { label: "联系我们", words: "帮助 客服 支持" },
  settings: { label: "设置", words: "偏好 阅读 成人 隐藏 数据" },
  theme: { label: "切换深浅色", words: "深色 浅色 主题 外观 夜间" },
  premium: { label: "高级版", words: "套餐 订阅 升级 付款 会员" },
  shortcuts: { label: "键盘快捷键", words: "" },
  account: { label: "账号", words: "个人资料 名字 头像" },
  login: { label: "登录", words: "注册 账号" },
  signOut: { label: "退出登录", words: "登出 注销 离开" },
};
