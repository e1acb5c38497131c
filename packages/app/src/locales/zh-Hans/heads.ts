import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "找一个 AI 角色，读读开场白，开始聊天。";

/** What search engines and shared links show of each page, in simplified Chinese. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `隐私政策 · ${app}`,
    description: "Mimi 保存关于你的哪些数据，保存在哪里，以及如何获取副本或删除。",
  },
  term: {
    title: `服务条款 · ${app}`,
    description: "使用 Mimi 即表示你同意这些条款。条款很短，请读一读。",
  },
  safety: {
    title: `安全 · ${app}`,
    description: "角色是什么，遇到危机会怎样，可以打电话给谁，以及谁能看到什么。",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description: "申请移除未经你同意而分享的、你的私密图片。不需要账号。",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "用编号查询你举报的内容处理得怎么样了。",
  },
  contactUs: {
    title: `联系我们 · ${app}`,
    description: "Mimi 是任何人都可以运行的软件。运营者是在这个网址上运行它的个人或公司。",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "你要找的页面不存在，或从未存在过。",
  },
};
