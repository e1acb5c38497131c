import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in Korean. `email` is null where the operator has not set an address. */
export const contactOf: typeof English = (email) => ({
  title: "문의하기",
  lead: "Mimi는 누구나 운영할 수 있는 소프트웨어예요. 운영자는 이 주소에서 Mimi를 운영하는 개인 또는 회사예요.",
  sections: [
    {
      id: "operator",
      heading: "운영자는 누구인가요",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "계정을 들여다보거나 결제에 관한 질문에 답할 수 있는 것은 운영자뿐이에요.",
        [
          "데이터를 복사하거나 계정을 삭제하는 일은 직접 할 수 있어요. “",
          { text: "데이터 사본과 삭제", href: `${paths.policy()}#yours` },
          "” 항목을 봐 주세요.",
        ],
      ],
    },
    {
      id: "report",
      heading: "여기에 있으면 안 되는 콘텐츠",
      paragraphs: [
        [
          "캐릭터나 메시지가 법 또는 ",
          { text: "규칙", href: `${paths.policy()}#rules` },
          "에 어긋난다면 페이지 주소와 함께 운영자에게 알려 주세요. 계정은 필요 없고, 본 내용을 복사할 필요도 없어요.",
        ],
        "누군가 위험에 처해 있다면 먼저 경찰에 연락해 주세요.",
      ],
    },
    {
      id: "plan",
      heading: "내 요금제",
      paragraphs: [
        "유료 요금제는 직접 변경하거나 끝낼 수 있어요. 페이지 위쪽의 ‘프리미엄’을 선택한 다음 ‘구독 관리’를 선택해 주세요.",
      ],
    },
  ],
});

const unknownAddress =
  "운영자가 이 페이지에 이메일 주소를 설정하지 않았어요. 이 사이트의 링크를 발견한 곳이나 유료 요금제의 영수증에서 주소를 찾아 주세요.";

const writeTo = (email: string) => ["운영자에게 메일 쓰기: ", { text: email, href: `mailto:${email}` }];
