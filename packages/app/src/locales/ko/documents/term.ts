import { plans } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { term as English } from "../../en/documents/term.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use in Korean. */
export const term: typeof English = {
  title: "이용약관",
  date: "2026-11-20",
  lead: "Mimi를 이용하면 이 약관에 동의하게 돼요. 짧으니 꼭 읽어 주세요.",
  sections: [
    {
      id: "fiction",
      heading: "캐릭터는 허구예요",
      paragraphs: [
        "모든 캐릭터는 말을 지어내는 AI예요. 틀릴 수 있고, 그 뒤에 사람은 없어요. 건강, 법률, 돈, 안전에 관한 조언으로 믿고 따르지 마세요.",
        "위험이나 위기에 처해 있다면 지금 계신 곳의 긴급 전화번호로 전화하세요.",
      ],
    },
    {
      id: "age",
      heading: "나이",
      paragraphs: [
        [
          "성인 콘텐츠는 만 18세 이상을 위한 것이에요. 성인이 아니라면 성인이라고 하지 마세요. 누가 무엇을 볼 수 있는지는 ",
          { text: "개인정보 처리방침", href: `${paths.policy()}#adults` },
          "에 설명돼 있어요.",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "적법한 이용",
      paragraphs: [
        [
          "지금 계신 곳과 Mimi가 운영되는 곳의 법을 지키고, ",
          { text: "캐릭터 규칙", href: `${paths.policy()}#rules` },
          "을 지켜 주세요. Mimi에 침입하거나, 과부하를 주거나, 다른 사람의 계정을 쓰지 마세요.",
        ],
        "직접 쓴 글은 계속 쓴 사람의 것이고, 그 책임도 쓴 사람에게 있어요. 다른 사람의 작품을 허락 없이 공개하지 마세요.",
        "이 약관에 어긋나는 콘텐츠는 삭제될 수 있고, 이 약관을 어기는 계정은 폐쇄될 수 있어요.",
      ],
    },
    {
      id: "plans",
      heading: "요금제와 한도",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]}: ${messages === null ? "메시지 무제한" : `하루 메시지 ${messages}개`}`,
          ),
        },
        "하루는 UTC(협정 세계시) 자정에 시작돼요. 답장이 시작되기 전에 실패한 메시지는 메시지 수에 포함되지 않아요. 시작된 답장을 멈추면 포함돼요. 답장이 시작되기 전에 멈추거나 답장이 차단되면 하루에 10개까지는 포함되지 않고, 그보다 많으면 포함돼요.",
        "가격은 결제하기 전에 ‘프리미엄’에 표시돼요. 유료 요금제는 같은 곳의 ‘구독 관리’에서 변경하거나 끝낼 수 있어요.",
      ],
    },
    {
      id: "warranty",
      heading: "보증 없음",
      paragraphs: [
        "Mimi는 있는 그대로 제공돼요. 계속 작동하고 대화가 안전하도록 노력하지만, 법이 허용하는 범위에서 항상 작동한다거나, 답장이 정확하다거나, 아무것도 사라지지 않는다고 약속하지 않아요.",
        "소비자로서의 법적 권리에는 영향이 없어요.",
      ],
    },
  ],
};
