import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf, pluralOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import type { SafetyParts, safetyOf as English } from "../../en/documents/safety.ts";

const list = listOf("ar", { style: "narrow" });

const plural = pluralOf("ar");

/** What a place is called in a sentence. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "كاليفورنيا",
  "us-ny": "ولاية نيويورك",
  "us-or": "أوريغون",
  "us-wa": "ولاية واشنطن",
  "us-age": "ولايتك",
  us: "الولايات المتحدة",
  de: "ألمانيا",
  fr: "فرنسا",
  it: "إيطاليا",
  eu: "الاتحاد الأوروبي",
  gb: "المملكة المتحدة",
  au: "أستراليا",
  other: "بلدك",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "إبلاغك بأنك تتحدث إلى ذكاء اصطناعي",
  crisis: "المساعدة في الأزمات",
  age: "التحقق من الأعمار",
  minors: "حماية من هم دون 18 عامًا",
  marks: "وسم ما صنعه ذكاء اصطناعي",
  figures: "نشر الأرقام",
  images: "إزالة الصور الحميمة",
};

const hours = (count: number) =>
  plural(count, {
    one: "ساعة",
    two: "ساعتين",
    few: `${count} ساعات`,
    other: `${count} ساعة`,
  });

/** What keeps users safe, by the rules of the place where they are, in Arabic. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "السلامة",
  lead: "ما هي الشخصيات، وماذا يحدث في الأزمات، وبمن يمكن الاتصال، ومن يُسمح له برؤية ماذا.",
  sections: [
    {
      id: "ai",
      heading: "كل شخصية هي ذكاء اصطناعي",
      paragraphs: [
        "لا يكتب الردود أي إنسان. ما تقوله الشخصيات خيال. قد يكون خاطئًا، ولا يُعدّ مشورة متخصصة: لا طبية ولا قانونية ولا مالية.",
        `تذكر المحادثة ذلك في بدايتها، ومرة أخرى عند عودتك في يوم آخر، وبعد كل ${hours(rules.notice_hours)} من الاستخدام، أو ${hours(rules.minor_notice_hours)} لمن ذكروا أن عمرهم أقل من 18 عامًا. الشخصيات موجّهة إلى أن تقول إنها ذكاء اصطناعي عندما تسأل، وتُستبدل أي إجابة تدّعي أنها من إنسان.`,
        "الملفات التي تحتوي على ردود تبيّن للآلات أي الكلمات كتبها ذكاء اصطناعي.",
      ],
    },
    {
      id: "crisis",
      heading: "في الأزمات",
      paragraphs: [
        "عندما تقول رسالتك إنك قد تؤذي نفسك، أو إنك تعاني اضطرابًا في الأكل، تعرض المحادثة خطوط المساعدة. وتبقى ظاهرة إلى أن تغلقها. لا يُبلَّغ أحد بذلك. أما القصة التي يكون فيها شخص آخر في خطر فلا تعرض خطوط المساعدة.",
        ...(rules.crisis_pause ? ["تنتظر المحادثة إلى أن تغلق خطوط المساعدة."] : []),
        "يقوم بذلك برنامج قد يخطئ. وهو لا يحل محل إنسان: إن كنت في خطر، فيُرجى الاتصال.",
        ...(rules.crisis_figures
          ? [
              "يطلب القانون في مكان وجودك من المشغّل أن ينشر كل عام عدد مرات عرض المساعدة، من دون ذكر من عُرضت عليه أبدًا.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `عدد مرات عرض المساعدة ${region === null ? "على الجميع" : "في مكان وجودك"}:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "بمن يمكن الاتصال",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "من هم دون 18 عامًا",
      paragraphs: [
        "قد لا تناسب شخصيات الذكاء الاصطناعي المرافقة بعض من هم دون 18 عامًا.",
        [
          "محتوى البالغين مخفي إلى أن يختار المستخدم رؤيته. ",
          rules.age_check
            ? "في مكان وجودك يتطلب ذلك تحققًا من العمر تجريه جهة مستقلة. لا نعرف منها إلا نعم أو لا. ومن دون جهة كهذه لا يوجد محتوى للبالغين."
            : "وقبل ذلك يصرّح المستخدم بأن عمره 18 عامًا على الأقل.",
          " انظر ",
          { text: "محتوى البالغين", href: `${paths.policy()}#adults` },
          ".",
        ],
        "المحتوى الجنسي عن أشخاص دون 18 عامًا ممنوع، في الخيال أيضًا.",
      ],
    },
    {
      id: "report",
      heading: "الإبلاغ عن شيء",
      paragraphs: [
        [
          "في قائمة كل شخصية ورسالة وصورة وملف شخصي خيار «إبلاغ». لا يلزمك حساب. ما هو ممنوع مذكور في ",
          { text: "القواعد", href: `${paths.policy()}#rules` },
          ". ويمكنك أيضًا ",
          { text: "مراسلة المشغّل", href: paths.contactUs() },
          ".",
        ],
        [
          "هل تُظهرك هنا صورة حميمة، أو تُظهر شخصًا تنوب عنه، من دون موافقة؟ ",
          { text: "طلب إزالتها", href: paths.takeDown() },
          ". نقرر خلال 48 ساعة.",
        ],
        ["لكل بلاغ رقم. يمكنك به ", { text: "معرفة حالته", href: paths.reportState() }, "."],
      ],
    },
    {
      id: "laws",
      heading: "القواعد في مكان وجودك",
      paragraphs: [
        region === null
          ? "لا نعرف مكان وجودك. لذلك تسري أشد القواعد كلها صرامة."
          : `هذه هي القواعد السارية في ${regionNames[region]}.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  if (count === null) return `${year}: أقل من ${times(SMALLEST_PUBLISHED_COUNT)}`;
  return `${year}: ${times(count)}`;
}

function times(count: number): string {
  return plural(count, {
    one: "مرة واحدة",
    two: "مرتان",
    few: `${count} مرات`,
    other: `${count} مرة`,
  });
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}، منذ ${dayOf(since)}: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
