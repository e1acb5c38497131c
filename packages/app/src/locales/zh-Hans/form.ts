import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in simplified Chinese. */
export const formTexts: typeof English = {
  adult: "只有成年人才能创建成人角色。请重新保存，并确认你已年满 18 岁。",
  deleted: "角色已删除。",
  restored: "角色已恢复。",
  cropAgain: "重新裁剪",
  published: {
    private: "已保存，只有你能看到。",
    unlisted: "已发布，知道链接的人都能看到。",
    public: "已发布，所有人都能看到。",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "无法发布。" : "无法保存。";
    if (topic === undefined) return `${what}刚才对成人文字的检查失败了，请重试。`;
    return `${what}${fields ?? "这个角色"}违反了关于“${topic}”的规则。`;
  },
  refusedField: (topic) => `这里违反了关于“${topic}”的规则。`,
  restSaved: "其他内容都已保存。",
  fieldNames: {
    name: "名字",
    chatName: "简称",
    tagline: "一句话介绍",
    coverAlt: "封面描述",
    tags: "某个标签",
    warnings: "某条内容提示",
    bio: "介绍",
    rating: "年龄分级",
    adultAge: "年龄",
    greeting: "开场白",
    alternateGreetings: "另一段开场白",
    definition: "角色设定",
    personality: "性格",
    scenario: "场景",
    systemPrompt: "系统提示词",
    postHistory: "结尾指令",
    exampleDialogs: "某段对话示例",
    book: "世界书的某个条目",
    version: "版本",
  },
  nameBeforeTrial: "请先给角色取个名字。",
  pending: "已提交审核。通过之前只有你能看到。",
  makePublic: "公开",
  madePublic: "现在所有人都能看到了。",
  edit: "编辑",
  title: "新角色",
  editTitle: (name) => `编辑“${name}”`,
};
