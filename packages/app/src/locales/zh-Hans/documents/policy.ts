import type { ReportReason } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { policy as English } from "../../en/documents/policy.ts";

/** The rules, by the reason of a report. */
const published: Readonly<Record<Exclude<ReportReason, "other">, string>> = {
  minors: "成人内容不得涉及或看似涉及任何未满 18 岁的人。没有例外，虚构作品也一样。",
  unmarked_adult: "成人内容须如实标明。",
  real_person: "未经同意不得涉及真实人物。",
  hate: "不得攻击某个群体。",
  violence: "不得威胁他人，不得煽动暴力。",
  self_harm: "不得鼓励自我伤害或饮食失调。",
  illegal: "不得有违法内容。",
  copyright: "未经同意不得使用他人的作品。",
  spam: "不得发布广告，不得反复发布相同的内容。",
};

/** The privacy policy, and the rules about adults and content, in simplified Chinese. */
export const policy: typeof English = {
  title: "隐私政策",
  date: "2026-11-28",
  lead: "Mimi 保存关于你的哪些数据，保存在哪里，以及如何获取副本或删除。",
  sections: [
    {
      id: "account",
      heading: "你的账号",
      paragraphs: [
        "没有账号也可以浏览。如果你注册了账号，我们会保存：",
        {
          points: [
            "你个人资料中的名字、头像和简介",
            "你的套餐、到期时间，以及你每天发送了多少条消息",
            "你创建的角色，以及你的赞、踩和收藏",
            "你登录所用的每个浏览器：何时登录，以及最近一次使用的时间",
          ],
        },
        "你的邮箱和密码由登录服务商保存。除非运营者使用其他服务商，否则就是 Google 的 Firebase Authentication。我们绝不会看到你的密码。",
      ],
    },
    {
      id: "chats",
      heading: "你的聊天",
      paragraphs: [
        "你的消息和回复保存在服务器上，因此你可以在任何设备上打开。其他用户看不到。服务器的运营者可以访问其数据库。",
        "回复由 AI 撰写。它会读取聊天内容和角色的描述。AI 由运营者选择，可能由另一家公司运行。",
      ],
    },
    {
      id: "browser",
      heading: "你的浏览器中保存了什么",
      paragraphs: [
        "浏览器的本地存储中只有三个值：你的会话、你选择的深色或浅色，以及你是否想看成人内容。",
        "未发送的文字、最近的聊天中你最后看到的内容、最近搜索和你的设置，都保存在此浏览器的数据库中。退出登录会删除未发送的文字和你看到的聊天内容。最近搜索可以在搜索页面清除。",
        "我们使用一个 Cookie。它告诉服务器你已登录，或者更改过显示的内容，这样服务器发送的页面就不带内容。它的值对所有人都相同。这里没有跟踪器，也没有广告。",
      ],
    },
    {
      id: "others",
      heading: "还有谁参与其中",
      paragraphs: [
        {
          points: [
            "登录服务商：在你登录时。如果使用 Google 或 Apple 登录，还包括那家公司。",
            "支付服务商：在你购买套餐时。你的银行卡信息由它保存，我们只知道你买了什么、何时到期。",
            "运行 AI 的公司：在你聊天时，除非 AI 由运营者自己运行。",
          ],
        },
        "它们各有自己的隐私政策。",
      ],
    },
    {
      id: "adults",
      heading: "成人内容",
      paragraphs: [
        "成人角色会一直隐藏，直到你登录、声明自己已年满 18 岁，并选择显示它们。访客永远看不到。",
        "我们会保存你作出声明的时间，以及你的年龄是否经过核验。我们不保存任何证件。",
      ],
    },
    {
      id: "rules",
      heading: "角色的规则",
      paragraphs: [
        { points: Object.values(published) },
        "违反这些规则的角色、消息、图片和个人资料可能会被拒绝或移除。举报人和作出决定的审核员都会从这些规则中选择一条。",
      ],
    },
    {
      id: "yours",
      heading: "复制或删除你的数据",
      paragraphs: [
        "两者都可以随时自己完成。从带有你名字的菜单打开“设置”；在手机上，从页面顶部的菜单打开：",
        {
          points: [
            "你的数据：下载一个文件，其中有我们保存的关于你的全部数据。",
            "删除账号：删除你的个人资料、聊天、人设、记忆、图片、评价、套餐和登录信息。",
          ],
        },
        "两者都会要求你重新登录，这样别人就不能替你操作。删除账号之前，请先结束订阅。",
        "有其他用户在聊的角色会留在那些聊天中，不带你的名字，也不带角色的图片和介绍，而且无法再被找到。想彻底删除这样的角色，请在删除账号之前先删除它。支付服务商会按法律要求的期限保留其记录。",
        ["如果你无法再登录，请联系运营者。请看", { text: "联系我们", href: paths.contactUs() }, "。"],
      ],
    },
  ],
};
