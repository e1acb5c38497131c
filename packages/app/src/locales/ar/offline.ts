import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Arabic. */
export const offlineTexts: typeof English = {
  title: "لا يوجد اتصال",
  text: "يتعذّر الوصول إلى Mimi الآن. ما كتبته محفوظ، وستُفتح هذه الصفحة تلقائيًا عند عودة الاتصال.",
  tryAgain: "إعادة المحاولة",
};
