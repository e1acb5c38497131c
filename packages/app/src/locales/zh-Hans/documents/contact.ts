import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in simplified Chinese. */
export const contactOf: typeof English = (email) => ({
  title: "联系我们",
  lead: "Mimi 是任何人都可以运行的软件。运营者是在这个网址上运行它的个人或公司。",
  sections: [
    {
      id: "operator",
      heading: "谁是运营者",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "只有运营者可以查看你的账号，并回答有关付款的问题。",
        [
          "你可以自己复制数据或删除账号：请看",
          { text: "复制或删除你的数据", href: `${paths.policy()}#yours` },
          "。",
        ],
      ],
    },
    {
      id: "report",
      heading: "不该出现在这里的内容",
      paragraphs: [
        [
          "如果某个角色或某条消息违反法律或我们的",
          { text: "规则", href: `${paths.policy()}#rules` },
          "，请写信给运营者，并附上页面的网址。不需要账号，也不需要复制你看到的内容。",
        ],
        "如果有人身处危险，请先联系警方。",
      ],
    },
    {
      id: "plan",
      heading: "你的套餐",
      paragraphs: ["付费套餐可以自己更改或结束：选择页面顶部的“高级版”，再选择“管理订阅”。"],
    },
  ],
});

const unknownAddress = "运营者没有为本页设置邮箱地址。请到你找到本站链接的地方，或付费套餐的收据上查找。";

const writeTo = (email: string) => ["请写信给运营者：", { text: email, href: `mailto:${email}` }, "。"];
