import type { ShellTexts } from "../Locale.ts";

const suggestionGroups = {
  recent: "最近搜索",
  places: "前往",
  chats: "聊天",
  tags: "标签",
  characters: "角色",
  creators: "创作者",
  actions: "操作",
};

/** The header, the menus, the banners and the static pages in simplified Chinese. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "切换到深色", toLight: "切换到浅色" },
  bottomNavCopy: {
    label: "主导航",
    home: "首页",
    search: "搜索",
    chats: "聊天",
    create: "创建",
    you: "我的",
  },
  breakReminderCopy: {
    message: (hours) => `你已经在这里待了 ${hours} 小时。`,
    saved: "聊天已保存。",
    dismiss: "关闭",
  },
  commandPaletteCopy: {
    label: "结果",
    groups: suggestionGroups,
    searching: "正在搜索",
    title: "搜索与操作",
    field: "搜索页面、角色和聊天",
    count: (count) => `${count} 条结果`,
    none: "没有找到",
  },
  footerCopy: { terms: "服务条款", privacy: "隐私", safety: "安全", contact: "联系我们" },
  headerCopy: {
    create: "创建",
    premium: "高级版",
    settings: "设置",
    login: "登录",
    menu: "菜单",
  },
  navDrawerCopy: {
    title: "菜单",
    create: "创建",
    chats: "我的聊天",
    characters: "我的角色",
    account: "账号",
    premium: "高级版",
    theme: "切换深浅色",
    settings: "设置",
    login: "登录",
    signOut: "退出登录",
    close: "关闭",
  },
  newVersionBannerCopy: {
    message: "有新版本可用。你的草稿不会丢失。",
    reload: "刷新",
    later: "稍后",
  },
  notFoundScreenCopy: {
    code: "404 未找到",
    title: "这个页面不见了。",
    body: "你要找的页面不存在，或从未存在过。",
    home: "返回首页",
  },
  noticeBannerCopy: {
    message: "审核员对你的账号或内容作出了处理决定。",
    read: "查看",
  },
  offlineBannerCopy: {
    offline: "你已离线。恢复联网后会发送消息。",
    waiting: (count) => `${count} 条消息等待发送。`,
    restored: "已恢复联网。",
    retry: "立即重试",
  },
  searchBoxCopy: { search: "搜索角色", submitSearch: "搜索", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "建议",
    groups: suggestionGroups,
    searching: "正在搜索",
    count: (count) => `${count} 条建议`,
    none: "没有建议。按回车键搜索。",
  },
  shortcutSheetCopy: { title: "键盘快捷键", or: "或", then: "和" },
  signOutDialogCopy: {
    title: "要退出登录吗？",
    description: "这台设备上的草稿会被移除。聊天会保留在你的账号中。",
    cancel: "取消",
    confirm: "退出登录",
  },
  staticScreenCopy: { contents: "本页内容", updated: "生效日期" },
  userMenuCopy: {
    chats: "我的聊天",
    characters: "我的角色",
    account: "账号",
    settings: "设置",
    signOut: "退出登录",
    menu: "账号菜单",
  },
};
