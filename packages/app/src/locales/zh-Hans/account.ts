import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in simplified Chinese. */
export const accountTexts: typeof English = {
  nameRequired: "请输入用户名",
  avatarRequired: "请上传头像",
  saved: "保存成功",
  nameTooLong: (most) => `用户名最多 ${most} 个字符`,
  nameOfStaff: "这个名字看起来像是我们团队的人，请换一个。",
  bioTooLong: (most) => `简介最多 ${most} 个字符`,
  signInAgain: "请重新登录，确认是你本人。",
  loginNotDeleted: "你的账号已删除，但登录信息未能移除。",
  tryAgain: "重试",
  bytes: (megabytes) => `${megabytes} MB`,
};
