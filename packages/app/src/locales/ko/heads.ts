import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "AI 캐릭터를 찾아 첫 메시지를 읽고 대화를 시작해 보세요.";

/** What search engines and shared links show of each page in Korean, apart from those of characters. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `개인정보 처리방침 · ${app}`,
    description:
      "Mimi가 사용자에 대해 무엇을 어디에 저장하는지, 사본을 받거나 삭제하려면 어떻게 하는지 알려 드려요.",
  },
  term: {
    title: `이용약관 · ${app}`,
    description: "Mimi를 이용하면 이 약관에 동의하게 돼요. 짧으니 꼭 읽어 주세요.",
  },
  safety: {
    title: `안전 · ${app}`,
    description:
      "캐릭터란 무엇인지, 위기 상황에 어떻게 되는지, 어디에 전화하면 되는지, 누가 무엇을 볼 수 있는지 알려 드려요.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description: "동의 없이 공유된 나의 사적인 성적 이미지를 삭제해 달라고 요청하세요. 계정은 필요 없어요.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "신고한 것이 어떻게 됐는지 신고 번호로 확인하세요.",
  },
  contactUs: {
    title: `문의하기 · ${app}`,
    description:
      "Mimi는 누구나 운영할 수 있는 소프트웨어예요. 운영자는 이 주소에서 Mimi를 운영하는 개인 또는 회사예요.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "찾으시는 페이지가 없거나 처음부터 없었어요.",
  },
};
