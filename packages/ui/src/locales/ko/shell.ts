import type { ShellTexts } from "../Locale.ts";

const suggestionGroups = {
  recent: "최근 검색",
  places: "바로가기",
  chats: "대화",
  tags: "태그",
  characters: "캐릭터",
  creators: "크리에이터",
  actions: "동작",
};

/** The header, the menus, the banners and the static pages in Korean. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "어둡게 전환", toLight: "밝게 전환" },
  bottomNavCopy: {
    label: "주 메뉴",
    home: "홈",
    search: "검색",
    chats: "대화",
    create: "만들기",
    you: "내 정보",
  },
  breakReminderCopy: {
    message: (hours) => `여기서 ${hours}시간을 보냈어요.`,
    saved: "대화는 저장되어 있어요.",
    dismiss: "닫기",
  },
  commandPaletteCopy: {
    label: "결과",
    groups: suggestionGroups,
    searching: "검색 중",
    title: "검색과 동작",
    field: "페이지, 캐릭터, 대화 검색",
    count: (count) => `결과 ${count}개`,
    none: "찾은 것이 없어요",
  },
  footerCopy: { terms: "이용약관", privacy: "개인정보", safety: "안전", contact: "문의" },
  headerCopy: {
    create: "만들기",
    premium: "프리미엄",
    settings: "설정",
    login: "로그인",
    menu: "메뉴",
  },
  navDrawerCopy: {
    title: "메뉴",
    create: "만들기",
    chats: "내 대화",
    characters: "내 캐릭터",
    account: "계정",
    premium: "프리미엄",
    theme: "밝기 모드 전환",
    settings: "설정",
    login: "로그인",
    signOut: "로그아웃",
    close: "닫기",
  },
  newVersionBannerCopy: {
    message: "새 버전이 나왔어요. 초안은 안전해요.",
    reload: "새로고침",
    later: "나중에",
  },
  notFoundScreenCopy: {
    code: "404 찾을 수 없음",
    title: "이 페이지는 사라졌어요.",
    body: "찾으시는 페이지가 없거나 처음부터 없었어요.",
    home: "홈으로 돌아가기",
  },
  noticeBannerCopy: {
    message: "운영진이 계정이나 콘텐츠에 대해 결정을 내렸어요.",
    read: "읽기",
  },
  offlineBannerCopy: {
    offline: "오프라인이에요. 다시 연결되면 메시지를 보내요.",
    waiting: (count) => `메시지 ${count}개가 기다리고 있어요.`,
    restored: "다시 온라인이에요.",
    retry: "지금 시도",
  },
  searchBoxCopy: { search: "캐릭터 검색", submitSearch: "검색", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "추천",
    groups: suggestionGroups,
    searching: "검색 중",
    count: (count) => `추천 ${count}개`,
    none: "추천이 없어요. Enter 키를 누르면 검색해요.",
  },
  shortcutSheetCopy: { title: "키보드 단축키", or: "또는", then: "그리고" },
  signOutDialogCopy: {
    title: "로그아웃할까요?",
    description: "이 기기의 초안은 삭제돼요. 대화는 계정에 남아 있어요.",
    cancel: "취소",
    confirm: "로그아웃",
  },
  staticScreenCopy: { contents: "이 페이지의 내용", updated: "시행일" },
  userMenuCopy: {
    chats: "내 대화",
    characters: "내 캐릭터",
    account: "계정",
    settings: "설정",
    signOut: "로그아웃",
    menu: "계정 메뉴",
  },
};
