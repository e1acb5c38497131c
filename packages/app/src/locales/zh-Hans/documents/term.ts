import { plans } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { term as English } from "../../en/documents/term.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use in simplified Chinese. */
export const term: typeof English = {
  title: "服务条款",
  date: "2026-11-20",
  lead: "使用 Mimi 即表示你同意这些条款。条款很短，请读一读。",
  sections: [
    {
      id: "fiction",
      heading: "角色是虚构的",
      paragraphs: [
        "每个角色都是 AI，说的话都是编出来的：可能有错，背后也没有真人。涉及健康、法律、金钱或安全的事，请不要依靠它的建议。",
        "如果你身处危险或危机，请拨打当地的紧急求助电话。",
      ],
    },
    {
      id: "age",
      heading: "你的年龄",
      paragraphs: [
        [
          "成人内容只供年满 18 岁的人使用。如果你不是成年人，请不要说自己是。谁能看到什么，请看",
          { text: "隐私政策", href: `${paths.policy()}#adults` },
          "中的说明。",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "合法使用",
      paragraphs: [
        [
          "请遵守你所在地和 Mimi 运行地的法律，并遵守",
          { text: "角色的规则", href: `${paths.policy()}#rules` },
          "。不得入侵 Mimi，不得使其过载，也不得使用他人的账号。",
        ],
        "你写的内容仍归你所有，你对它负责。未经许可，请勿发布他人的作品。",
        "违反这些条款的内容可能会被移除，违反条款的账号可能会被关闭。",
      ],
    },
    {
      id: "plans",
      heading: "套餐与限额",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]}：${messages === null ? "消息数量不限" : `每天 ${messages} 条消息`}`,
          ),
        },
        "一天从 UTC 午夜零点开始。如果消息在回复开始之前失败，则不计数。如果你停止了已经开始的回复，则会计数。如果你在回复开始之前停止，或者回复被拦截，每天最多有十条消息不计数；超出的会计数。",
        "价格会在付款之前显示在“高级版”中。付费套餐可以在同一处的“管理订阅”中更改或结束。",
      ],
    },
    {
      id: "warranty",
      heading: "不作保证",
      paragraphs: [
        "Mimi 按现状提供。我们会尽力让它持续运行，并保护你的聊天；但在法律允许的范围内，我们不承诺它始终可用、回复正确，或任何内容都不会丢失。",
        "你作为消费者的法定权利不受影响。",
      ],
    },
  ],
};
