import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import { paths } from "../../../paths.ts";
import type { SafetyParts, safetyOf as English } from "../../en/documents/safety.ts";

const list = listOf("zh-Hans", { style: "narrow" });

/** What a place is called in a sentence. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "加利福尼亚州",
  "us-ny": "纽约州",
  "us-or": "俄勒冈州",
  "us-wa": "华盛顿州",
  "us-age": "你所在的州",
  us: "美国",
  de: "德国",
  fr: "法国",
  it: "意大利",
  eu: "欧盟",
  gb: "英国",
  au: "澳大利亚",
  other: "你所在的国家或地区",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "告知你是在与 AI 交谈",
  crisis: "在危机中提供帮助",
  age: "核验年龄",
  minors: "保护未满 18 岁的人",
  marks: "标记 AI 生成的内容",
  figures: "公布统计数字",
  images: "移除私密图片",
};

/** What keeps users safe, by the rules of the place where they are, in simplified Chinese. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "安全",
  lead: "角色是什么，遇到危机会怎样，可以打电话给谁，以及谁能看到什么。",
  sections: [
    {
      id: "ai",
      heading: "每个角色都是 AI",
      paragraphs: [
        "回复不是真人写的。角色说的都是虚构内容，可能有错，也不是专业建议：不是医疗、法律或财务建议。",
        `聊天会在开头说明这一点；你改天再回来时会再次说明；此后每使用 ${rules.notice_hours} 小时说明一次，表示自己未满 18 岁的人则是每 ${rules.minor_notice_hours} 小时一次。角色被要求在你问起时说明自己是 AI；声称自己是真人的回答会被替换。`,
        "含有回复的文件会以机器可读的方式标明哪些文字是 AI 写的。",
      ],
    },
    {
      id: "crisis",
      heading: "遇到危机时",
      paragraphs: [
        "如果你的消息表明你可能会伤害自己，或者你有饮食失调，聊天中会显示求助热线。在你关闭之前，它们会一直显示。不会通知任何人。如果故事中身处危险的是别人，则不会显示求助热线。",
        ...(rules.crisis_pause ? ["在你关闭之前，聊天会暂停。"] : []),
        "这由程序完成，程序可能会出错。它不能代替真人：如果你身处危险，请打电话求助。",
        ...(rules.crisis_figures
          ? ["你所在地的法律要求运营者每年公布显示帮助信息的次数，但绝不公布显示给了谁。"]
          : []),
        ...(helpShown.length > 0
          ? [
              `${region === null ? "向所有人" : "在你所在地"}显示帮助信息的次数：`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "可以打电话给谁",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "未满 18 岁的人",
      paragraphs: [
        "AI 陪伴角色可能不适合某些未满 18 岁的人。",
        [
          "成人内容会一直隐藏，直到用户选择显示。",
          rules.age_check
            ? "在你所在地，这需要由独立的服务核验年龄。我们只知道是或否。没有这样的服务，就没有成人内容。"
            : "在此之前，用户须声明自己已年满 18 岁。",
          "请看",
          { text: "成人内容", href: `${paths.policy()}#adults` },
          "。",
        ],
        "禁止涉及未满 18 岁的人的色情内容，虚构作品也一样。",
      ],
    },
    {
      id: "report",
      heading: "举报",
      paragraphs: [
        [
          "角色、消息、图片和个人资料的菜单中都有“举报”。不需要账号。禁止的内容请看",
          { text: "规则", href: `${paths.policy()}#rules` },
          "。你也可以",
          { text: "写信给运营者", href: paths.contactUs() },
          "。",
        ],
        [
          "这里是否有未经同意的、你本人或你所代理的人的私密图片？",
          { text: "申请移除", href: paths.takeDown() },
          "。我们会在 48 小时内作出决定。",
        ],
        ["每一条举报都有编号。凭编号可以", { text: "查看进度", href: paths.reportState() }, "。"],
      ],
    },
    {
      id: "laws",
      heading: "你所在地的规则",
      paragraphs: [
        region === null
          ? "我们不知道你在哪里，因此适用所有规则中最严格的规则。"
          : `以下是适用于${regionNames[region]}的规则。`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  return `${year} 年：${count === null ? `少于 ${SMALLEST_PUBLISHED_COUNT} 次` : `${count} 次`}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}：`, { text: contact, href }, ...(about === undefined ? [] : [`。${about}。`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}，自 ${dayOf(since)}起：${list(about.map((subject) => lawSubjects[subject]))}。`;
}
