import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in Arabic. */
export const contactOf: typeof English = (email) => ({
  title: "تواصل معنا",
  lead: "Mimi برنامج يمكن لأي شخص تشغيله. المشغّل هو الشخص أو الشركة التي تشغّله على هذا العنوان.",
  sections: [
    {
      id: "operator",
      heading: "من هو المشغّل",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "المشغّل وحده يستطيع الاطلاع على حسابك والإجابة عن الأسئلة المتعلقة بالمدفوعات.",
        [
          "يمكنك نسخ بياناتك أو حذف حسابك بنفسك: انظر ",
          { text: "نسخ بياناتك أو حذفها", href: `${paths.policy()}#yours` },
          ".",
        ],
      ],
    },
    {
      id: "report",
      heading: "محتوى لا يجوز أن يكون هنا",
      paragraphs: [
        [
          "إن خالفت شخصية أو رسالة القانون أو ",
          { text: "قواعدنا", href: `${paths.policy()}#rules` },
          "، فيُرجى مراسلة المشغّل وذكر عنوان الصفحة. لا يلزمك حساب، ولا يلزمك نسخ ما رأيته.",
        ],
        "إن كان أحد في خطر، فيُرجى الاتصال بالشرطة أولًا.",
      ],
    },
    {
      id: "plan",
      heading: "باقتك",
      paragraphs: [
        "يمكنك تغيير الباقة المدفوعة أو إنهاؤها بنفسك: من «بريميوم» في أعلى الصفحة، ثم «إدارة الاشتراكات».",
      ],
    },
  ],
});

const unknownAddress =
  "لم يحدد المشغّل عنوان بريد إلكتروني لهذه الصفحة. يمكنك البحث عنه حيث وجدت رابط هذا الموقع، أو في إيصال باقة مدفوعة.";

const writeTo = (email: string) => ["لمراسلة المشغّل: ", { text: email, href: `mailto:${email}` }, "."];
