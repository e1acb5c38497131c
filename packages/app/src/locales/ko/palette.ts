import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Korean, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "홈", words: "첫 화면" },
  search: { label: "검색", words: "찾기 태그" },
  chats: { label: "내 대화", words: "기록 채팅" },
  characters: { label: "내 캐릭터", words: "초안" },
  create: { label: "캐릭터 만들기", words: "새로 만들기" },
  moderation: { label: "운영 관리", words: "대기열 신고 이의 제기 기록" },
  policy: { label: "개인정보 처리방침", words: "규칙 데이터" },
  term: { label: "이용약관", words: "" },
  safety: { label: "안전", words: "위기 도움 상담 나이 법" },
  contact: { label: "문의하기", words: "도움말 고객 지원" },
  settings: { label: "설정", words: "환경설정 읽기 성인 숨김 데이터" },
  theme: { label: "밝기 모드 전환", words: "어둡게 밝게 다크 라이트 테마 색상 화면" },
  premium: { label: "프리미엄", words: "요금제 구독 업그레이드 결제" },
  shortcuts: { label: "키보드 단축키", words: "" },
  account: { label: "계정", words: "프로필 이름 사진" },
  login: { label: "로그인", words: "회원가입 계정" },
  signOut: { label: "로그아웃", words: "나가기" },
};
