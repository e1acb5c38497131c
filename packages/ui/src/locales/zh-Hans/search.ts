import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";

const list = listOf("zh-Hans", { style: "narrow" });

/** The search for characters in simplified Chinese. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "搜索",
    back: "返回",
    field: "搜索角色",
    placeholder: "搜索",
    submit: "搜索",
    clear: "清空",
    recent: "最近搜索",
    clearRecent: "全部清除",
    removeRecent: (text) => `移除“${text}”`,
    browse: "标签",
    filters: "标签筛选",
    language: "语言",
    everyLanguage: "所有语言",
    without: (tag) => `不含${tag}`,
    include: (tag) => `不含${tag}：改为只显示这些`,
    exclude: (tag) => `${tag}：改为排除这些`,
    removeTag: (tag) => `移除“${tag}”`,
    sortLabel: "排序",
    sort: { relevance: "相关度", popular: "热门", new: "最新" },
    tags: "标签",
    characters: "角色",
    creators: "创作者",
    handle: (creator) => `@${creator}`,
    creations: (_count, shown) => `${shown} 个角色`,
    loading: "正在加载建议",
    searching: "正在搜索",
    found: (_count, more, shown) => `找到 ${shown} 个${more ? "以上的" : ""}角色`,
    adultMatches: (_count, shown) => `另有 ${shown} 个成人角色符合条件，已按你的设置隐藏。`,
    hiddenMatches: (_count, shown) => `${shown} 个结果已被你的筛选条件隐藏。`,
    none: (query) => `没有与“${query}”匹配的角色`,
    noneOfTags: "没有带这些标签的角色",
    noneText: "换个写法或相近的标签试试，也可以自己创建这个角色。",
    nearest: "试试这些标签",
    createIt: "创建角色",
    failed: {
      server: {
        title: "搜索失败",
        text: "我们这边出了点问题，请重试。",
      },
      offline: {
        title: "你已离线",
        text: "恢复联网后会继续搜索。",
      },
    },
    retry: "重试",
  },
  tagFilterCopy: {
    label: "标签",
    use: "筛选方式",
    uses: { only: "只显示", not: "排除" },
    find: "查找标签",
    none: (query) => `没有与“${query}”匹配的标签`,
    state: { only: "已包含", not: "已排除" },
    summary: (only, not) => list([only > 0 && `包含 ${only} 个`, not > 0 && `排除 ${not} 个`]),
    clear: "清除",
  },
  topRailCopy: {
    title: "本周热门",
    loading: "正在加载本周热门角色",
    failed: "本周热门角色加载失败。",
    retry: "重试",
  },
};
