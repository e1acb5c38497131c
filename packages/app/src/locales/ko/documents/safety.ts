import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import type { safetyOf as English, SafetyParts } from "../../en/documents/safety.ts";

const list = listOf("ko", { style: "narrow" });

/** What a place is called in a sentence. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "캘리포니아주",
  "us-ny": "뉴욕주",
  "us-or": "오리건주",
  "us-wa": "워싱턴주",
  "us-age": "지금 계신 주",
  us: "미국",
  de: "독일",
  fr: "프랑스",
  it: "이탈리아",
  eu: "유럽 연합",
  gb: "영국",
  au: "호주",
  other: "지금 계신 나라",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "AI와 대화하고 있음을 알리기",
  crisis: "위기 상황에서의 도움",
  age: "나이 확인",
  minors: "만 18세 미만 보호",
  marks: "AI가 만든 것임을 표시하기",
  figures: "수치 공개",
  images: "사적인 성적 이미지 삭제",
};

/** What keeps users safe, in Korean, by the rules of the place where they are. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "안전",
  lead: "캐릭터란 무엇인지, 위기 상황에 어떻게 되는지, 어디에 전화하면 되는지, 누가 무엇을 볼 수 있는지 알려 드려요.",
  sections: [
    {
      id: "ai",
      heading: "모든 캐릭터는 AI예요",
      paragraphs: [
        "답장은 사람이 쓰지 않아요. 캐릭터가 하는 말은 허구예요. 틀릴 수 있고, 의료, 법률, 금융을 비롯한 어떤 전문적인 조언도 아니에요.",
        `대화는 시작할 때, 다른 날에 다시 돌아왔을 때, 그리고 사용한 지 ${rules.notice_hours}시간마다(만 18세 미만이라고 답한 사람에게는 ${rules.minor_notice_hours}시간마다) 이 사실을 알려요. 캐릭터는 물어보면 AI라고 말하도록 지시받고, 사람이라고 주장하는 답은 교체돼요.`,
        "답장이 들어 있는 파일에는 어떤 글을 AI가 썼는지 기계가 읽을 수 있게 적혀 있어요.",
      ],
    },
    {
      id: "crisis",
      heading: "위기 상황에서",
      paragraphs: [
        "메시지에 스스로를 해칠 수 있다거나 섭식 장애가 있다는 내용이 있으면 대화에 상담 전화가 표시돼요. 닫을 때까지 그대로 있어요. 아무에게도 알리지 않아요. 다른 사람이 위험에 처한 이야기에는 상담 전화가 표시되지 않아요.",
        ...(rules.crisis_pause ? ["상담 전화를 닫을 때까지 대화는 잠시 멈춰요."] : []),
        "프로그램이 하는 일이라 틀릴 수 있어요. 사람을 대신하지 않아요. 위험에 처해 있다면 전화하세요.",
        ...(rules.crisis_figures
          ? [
              "지금 계신 곳의 법은 상담 전화를 표시한 횟수를 해마다 공개하도록 운영자에게 요구해요. 누구에게 표시했는지는 절대 공개하지 않아요.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `상담 전화를 표시한 횟수(${region === null ? "전체" : "지금 계신 곳"}):`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "전화할 곳",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "만 18세 미만",
      paragraphs: [
        "AI 컴패니언은 만 18세 미만인 일부 사람에게 적합하지 않을 수 있어요.",
        [
          "성인 콘텐츠는 사용자가 보기로 선택할 때까지 숨겨져 있어요. ",
          rules.age_check
            ? "지금 계신 곳에서는 이를 위해 독립된 서비스에서 나이를 확인해야 해요. 저희는 예 또는 아니요만 알게 돼요. 그런 서비스가 없으면 성인 콘텐츠도 없어요."
            : "그 전에 사용자는 만 18세 이상이라고 밝혀요.",
          " “",
          { text: "성인 콘텐츠", href: `${paths.policy()}#adults` },
          "” 항목을 봐 주세요.",
        ],
        "만 18세 미만인 사람에 대한 성적인 콘텐츠는 허구라도 금지예요.",
      ],
    },
    {
      id: "report",
      heading: "신고하기",
      paragraphs: [
        [
          "캐릭터, 메시지, 이미지, 프로필의 메뉴에 ‘신고’가 있어요. 계정은 필요 없어요. 금지된 것은 ",
          { text: "규칙", href: `${paths.policy()}#rules` },
          "에 있어요. ",
          { text: "운영자에게 문의", href: paths.contactUs() },
          "해도 돼요.",
        ],
        [
          "나, 또는 내가 대리하는 사람의 사적인 성적 이미지가 동의 없이 여기에 올라와 있나요? ",
          { text: "삭제를 요청해 주세요", href: paths.takeDown() },
          ". 48시간 안에 결정해요.",
        ],
        [
          "신고마다 번호가 있어요. 이 번호로 ",
          { text: "진행 상황을 확인", href: paths.reportState() },
          "할 수 있어요.",
        ],
      ],
    },
    {
      id: "laws",
      heading: "지금 계신 곳의 규칙",
      paragraphs: [
        region === null
          ? "지금 어디에 계신지 알 수 없어요. 그래서 모든 규칙 중 가장 엄격한 규칙이 적용돼요."
          : `${regionNames[region]}에 적용되는 규칙이에요.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  return `${year}년: ${count === null ? `${SMALLEST_PUBLISHED_COUNT}회 미만` : `${count}회`}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [` (${about})`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, ${dayOf(since)}부터: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
