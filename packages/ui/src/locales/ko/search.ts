import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";

const list = listOf("ko", { style: "narrow" });

/** The search for characters in Korean. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "검색",
    back: "뒤로",
    field: "캐릭터 검색",
    placeholder: "검색",
    submit: "검색",
    clear: "지우기",
    recent: "최근 검색",
    clearRecent: "모두 지우기",
    removeRecent: (text) => `“${text}” 지우기`,
    browse: "태그",
    filters: "태그 필터",
    language: "언어",
    everyLanguage: "모든 언어",
    without: (tag) => `${tag} 제외`,
    include: (tag) => `${tag} 제외: 이 태그만 보기`,
    exclude: (tag) => `${tag}: 이 태그 제외`,
    removeTag: (tag) => `${tag} 제거`,
    sortLabel: "정렬",
    sort: { relevance: "관련도순", popular: "인기순", new: "최신순" },
    tags: "태그",
    characters: "캐릭터",
    creators: "크리에이터",
    handle: (creator) => `@${creator}`,
    creations: (_count, shown) => `캐릭터 ${shown}개`,
    loading: "추천을 불러오는 중",
    searching: "검색 중",
    found: (_count, more, shown) => `캐릭터를 ${shown}개${more ? " 이상" : ""} 찾았어요`,
    adultMatches: (_count, shown) => `성인 캐릭터 ${shown}개도 검색됐지만 설정에 따라 숨겼어요.`,
    hiddenMatches: (_count, shown) => `결과 ${shown}개가 내 필터로 숨겨졌어요.`,
    none: (query) => `“${query}”에 맞는 캐릭터가 없어요`,
    noneOfTags: "이 태그들이 달린 캐릭터가 없어요",
    noneText: "다르게 쓰거나 비슷한 태그로 찾아보세요. 캐릭터를 직접 만들어도 좋아요.",
    nearest: "이런 태그는 어때요?",
    createIt: "직접 만들기",
    failed: {
      server: {
        title: "검색하지 못했어요",
        text: "서버에 문제가 생겼어요. 다시 시도해 주세요.",
      },
      offline: {
        title: "오프라인이에요",
        text: "다시 연결되면 검색해요.",
      },
    },
    retry: "다시 시도",
  },
  tagFilterCopy: {
    label: "태그",
    use: "필터 방식",
    uses: { only: "이것만 보기", not: "제외" },
    find: "태그 찾기",
    none: (query) => `“${query}” 태그가 없어요`,
    state: { only: "포함됨", not: "제외됨" },
    summary: (only, not) => list([only > 0 && `${only}개 포함`, not > 0 && `${not}개 제외`]),
    clear: "지우기",
  },
  topRailCopy: {
    title: "이번 주 인기",
    loading: "이번 주 인기 캐릭터를 불러오는 중",
    failed: "이번 주 인기 캐릭터를 불러오지 못했어요.",
    retry: "다시 시도",
  },
};
