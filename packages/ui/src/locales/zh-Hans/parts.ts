import type { PartsTexts } from "../Locale.ts";

const notImage = "请上传图片文件";
const tooLarge = "文件不能超过 3 MB";

/** The general components in simplified Chinese. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "处理中" },
  chipCopy: { remove: (label) => `移除“${label}”` },
  confirmDialogCopy: { cancel: "取消", confirm: "确认" },
  failedStateCopy: {
    title: "加载失败。",
    body: "网络连接中断，或服务器没有响应。",
    retry: "重试",
  },
  fieldCopy: {
    show: "显示密码",
    hide: "隐藏密码",
    clear: "清空",
    optional: "选填",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `已输入 ${used} 个字符，上限 ${limit} 个`,
    tooLong: (over) => `太长了，请删减 ${over} 个字符。`,
  },
  imageCropDialogCopy: {
    title: "裁剪图片",
    choose: "选择图片",
    chooseAnother: "换一张",
    chooseHint: "图片不超过 3 MB。",
    upload: "上传",
    frame: "裁剪区域",
    frameHint: "拖动选框或它的四角。",
    keysHint: "使用键盘：方向键移动，+\u00a0和\u00a0- 调整大小。",
    image: "你的图片",
    left: "左移",
    right: "右移",
    up: "上移",
    down: "下移",
    larger: "放大选框",
    smaller: "缩小选框",
    size: (width, height) => `${width} × ${height} 像素`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "无法读取这张图片，请换一张。",
    failed: "上传失败，请重试。",
  },
  loadMoreCopy: {
    more: "显示更多",
    failed: "加载更多内容失败。",
    retry: "重试",
    end: "已经到底了。",
  },
  markdownCopy: {
    code: "代码",
    codeIn: (language) => `${language} 代码`,
    copyCode: "复制代码",
  },
  modalCopy: { close: "关闭" },
  pageProgressCopy: { label: "正在加载页面" },
  selectCopy: { placeholder: "请选择" },
  skipLinkCopy: { skip: "跳到正文" },
  toastsCopy: { label: "通知", close: "关闭通知", undo: "撤销" },
  uploadButtonCopy: {
    upload: "上传",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
