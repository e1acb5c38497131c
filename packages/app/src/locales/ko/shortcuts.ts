import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in Korean, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "어디서나",
    shortcuts: [
      { label: "검색", keys: [["/"]] },
      { label: "페이지, 캐릭터, 대화로 이동", keys: [["Ctrl", "K"]] },
      { label: "창 닫기", keys: [["Esc"]] },
      { label: "키보드 단축키", keys: [["?"]] },
    ],
  },
  {
    title: "검색에서",
    shortcuts: [
      { label: "결과 사이 이동", keys: [["↑"], ["↓"]] },
      { label: "검색하거나 결과 열기", keys: [["Enter"]] },
      { label: "검색어를 지운 다음 닫기", keys: [["Esc"]] },
    ],
  },
  {
    title: "대화에서",
    shortcuts: [
      { label: "보내기", keys: [["Enter"]] },
      { label: "줄바꿈", keys: [["Shift", "Enter"]] },
      { label: "답장 멈추기", keys: [["Esc"]] },
      { label: "답장의 이전 또는 다음 후보", keys: [["←"], ["→"]] },
      { label: "실행 취소", keys: [["Ctrl", "Z"]] },
      { label: "이 대화에서 찾기", keys: [["Ctrl", "F"]] },
      { label: "대화 전체 인쇄", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "메시지에서",
    shortcuts: [
      { label: "이전 또는 다음 메시지", keys: [["↑"], ["↓"]] },
      { label: "처음 또는 마지막 메시지", keys: [["Home"], ["End"]] },
      { label: "메시지의 버튼으로 이동", keys: [["Enter"]] },
      { label: "다시 생성", keys: [["R"]] },
      { label: "메시지 수정", keys: [["E"]] },
      { label: "여기서 새 대화", keys: [["B"]] },
      { label: "복사", keys: [["C"]] },
      { label: "고정", keys: [["P"]] },
      { label: "기억에 추가", keys: [["M"]] },
      { label: "여기부터 삭제", keys: [["Delete"]] },
    ],
  },
];
