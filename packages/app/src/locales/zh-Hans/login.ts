import type { loginTexts as English } from "../en/login.ts";

/** Texts of logging in, in simplified Chinese. */
export const loginTexts: typeof English = {
  emailRequired: "请输入邮箱",
  emailInvalid: "请输入一个有效的邮箱",
  passwordRequired: "请输入密码",
  passwordTooShort: "密码至少 6 个字符",
  credentialInvalid: "用户名或密码错误",
  storageBlocked: "此浏览器禁止本网站存储数据，因此无法保持登录。请允许存储，然后再登录。",
  emailUnverified: "请先验证邮箱：打开我们发给你的链接，然后再登录。",
  otherAccount: "这不是你当前登录的账号。一切都没有变化。",
  checkoutTitle: "你的套餐",
  checkoutMessages: {
    success: "谢谢。你的套餐马上开始。",
    cancel: "付款已取消，没有扣费。",
  },
  backTo: (name) => `返回“${name}”`,
  notLoaded: "登录功能加载失败。请检查网络连接后重试。",
  popupBlocked: "浏览器拦截了登录窗口。请允许本网站的弹出窗口后重试，或使用邮箱登录。",
  inAppBrowser: "这个应用的内置浏览器不支持此操作。请在常用的浏览器中打开本页，或使用邮箱登录。",
  offline: "没有网络连接。请检查后重试。",
  tooManyTries: "这个账号尝试的次数太多。请约 15 分钟后再试；想现在登录，可以重置密码。",
  otherProvider: "这个邮箱的账号使用的是另一种登录方式。请用你第一次登录时的方式登录。",
  disabled: "这个账号已停用。如果你认为有误，请写信给我们。",
  passwordWeak: (rules) => `请换一个密码。${rules}`,
  failed: "登录失败。请重试，或换一种登录方式。",
  signedOutElsewhere: "你已在另一个标签页中退出登录。",
};
