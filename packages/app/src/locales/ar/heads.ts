import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "يمكنك هنا العثور على شخصية ذكاء اصطناعي وقراءة رسالتها الأولى وبدء محادثة.";

/** What search engines and shared links show of each page, in Arabic. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `سياسة الخصوصية · ${app}`,
    description: "ما يخزنه Mimi عنك، وأين يخزنه، وكيف تحصل على نسخة منه أو تحذفه.",
  },
  term: {
    title: `شروط الاستخدام · ${app}`,
    description: "باستخدام Mimi توافق على هذه الشروط. هي قصيرة، فيُرجى قراءتها.",
  },
  safety: {
    title: `السلامة · ${app}`,
    description: "ما هي الشخصيات، وماذا يحدث في الأزمات، وبمن يمكن الاتصال، ومن يُسمح له برؤية ماذا.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description: "طلب إزالة صورة حميمة لك نُشرت من دون موافقتك. لا يلزمك حساب.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "معرفة ما آل إليه شيء أبلغت عنه، باستخدام رقم البلاغ.",
  },
  contactUs: {
    title: `تواصل معنا · ${app}`,
    description: "Mimi برنامج يمكن لأي شخص تشغيله. المشغّل هو الشخص أو الشركة التي تشغّله على هذا العنوان.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "الصفحة المطلوبة غير موجودة، أو لم تكن موجودة قط.",
  },
};
