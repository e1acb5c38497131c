import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import type { safetyOf as English, SafetyParts } from "../../en/documents/safety.ts";
import { paths } from "../../../paths.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("tr");

const list = listOf("tr", { style: "narrow" });

/** What a place is called in a sentence, before "için". */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "Kaliforniya",
  "us-ny": "New York eyaleti",
  "us-or": "Oregon",
  "us-wa": "Washington eyaleti",
  "us-age": "eyaletin",
  us: "Amerika Birleşik Devletleri",
  de: "Almanya",
  fr: "Fransa",
  it: "İtalya",
  eu: "Avrupa Birliği",
  gb: "Birleşik Krallık",
  au: "Avustralya",
  other: "ülken",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "bir yapay zekâyla konuştuğunun sana bildirilmesi",
  crisis: "krizde yardım",
  age: "yaş kontrolü",
  minors: "18 yaşından küçüklerin korunması",
  marks: "yapay zekânın ürettiklerinin işaretlenmesi",
  figures: "sayıların yayınlanması",
  images: "mahrem görsellerin kaldırılması",
};

/** Before "kullanımdan sonra". */
const eachHours = (count: number) => plural(count, { one: "her bir saatlik", other: `her ${count} saatlik` });

/** What keeps users safe, in Turkish. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "Güvenlik",
  lead: "Karakterler nedir, bir krizde ne olur, kim aranır ve kim neyi görebilir.",
  sections: [
    {
      id: "ai",
      heading: "Her karakter bir yapay zekâdır",
      paragraphs: [
        "Yanıtları bir insan yazmaz. Karakterlerin söyledikleri kurgudur. Yanlış olabilir ve uzman tavsiyesi değildir: ne tıbbi, ne hukuki, ne de mali.",
        `Sohbet bunu başlangıcında, başka bir gün döndüğünde ve ${eachHours(rules.notice_hours)} kullanımdan sonra yeniden söyler; 18 yaşından küçük olduğunu söyleyenler için bu, ${eachHours(rules.minor_notice_hours)} kullanımdan sonradır. Karakterlere, sorduğunda yapay zekâ olduklarını söylemeleri talimatı verilir ve insan olduğunu öne süren bir yanıt değiştirilir.`,
        "Yanıt içeren dosyalar, hangi kelimeleri yapay zekânın yazdığını makineler için belirtir.",
      ],
    },
    {
      id: "crisis",
      heading: "Bir krizde",
      paragraphs: [
        "Mesajın kendine zarar verebileceğini veya bir yeme bozukluğun olduğunu söylüyorsa sohbet yardım hatlarını gösterir. Sen kapatana kadar orada kalırlar. Kimseye haber verilmez. Başka birinin tehlikede olduğu bir hikâyede yardım hattı gösterilmez.",
        ...(rules.crisis_pause ? ["Sohbet o zamana kadar bekler."] : []),
        "Bunu bir program yapar ve program yanılabilir. Bir insanın yerini tutmaz: tehlikedeysen ara.",
        ...(rules.crisis_figures
          ? [
              "Bulunduğun yerdeki yasa, işletmecinin yardımın ne sıklıkta gösterildiğini her yıl yayınlamasını ister; kime gösterildiği hiçbir zaman yayınlanmaz.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `${region === null ? "Yardımın herkese" : "Bulunduğun yerde yardımın"} ne sıklıkta gösterildiği:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "Kimi aramalı",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "18 yaşından küçükler",
      paragraphs: [
        "Yapay zekâ sohbet arkadaşları, 18 yaşından küçük bazı kişiler için uygun olmayabilir.",
        [
          "Yetişkin içerik, kullanıcı görmeyi seçene kadar gizlidir. ",
          rules.age_check
            ? "Bulunduğun yerde bunun için bağımsız bir hizmetin yaş kontrolü yapması gerekir. Biz yalnızca evet ya da hayır öğreniriz. Böyle bir hizmet yoksa yetişkin içerik de yoktur."
            : "Bundan önce kullanıcı en az 18 yaşında olduğunu beyan eder.",
          " Şu bölüme bak: ",
          { text: "Yetişkin içerik", href: `${paths.policy()}#adults` },
          ".",
        ],
        "18 yaşından küçükler hakkında cinsel içerik, kurguda da yasaktır.",
      ],
    },
    {
      id: "report",
      heading: "Bir şeyi şikâyet et",
      paragraphs: [
        [
          "Karakterlerin, mesajların, görsellerin ve profillerin menüsünde “Şikâyet et” bulunur. Hesap gerekmez. Nelerin yasak olduğu ",
          { text: "kurallarda", href: `${paths.policy()}#rules` },
          " yazar. Ayrıca ",
          { text: "işletmeciye yazabilirsin", href: paths.contactUs() },
          ".",
        ],
        [
          "Buradaki mahrem bir görsel seni veya adına hareket ettiğin birini rızası olmadan mı gösteriyor? ",
          { text: "Kaldırmamızı iste", href: paths.takeDown() },
          ". 48 saat içinde karar veririz.",
        ],
        [
          "Her şikâyetin bir numarası vardır. Onunla ",
          { text: "şikâyetin durumunu görebilirsin", href: paths.reportState() },
          ".",
        ],
      ],
    },
    {
      id: "laws",
      heading: "Bulunduğun yerdeki kurallar",
      paragraphs: [
        region === null
          ? "Nerede olduğunu bilmiyoruz. Bu yüzden tüm kuralların en katıları geçerlidir."
          : `Bunlar ${regionNames[region]} için geçerli kurallardır.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  return `${year}: ${count === null ? `${SMALLEST_PUBLISHED_COUNT} kereden az` : `${count} kere`}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, ${dayOf(since)} tarihinden itibaren: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
