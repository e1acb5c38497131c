import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts, by page, in simplified Chinese. */
export const shortcutTexts: typeof English = [
  {
    title: "所有页面",
    shortcuts: [
      { label: "搜索", keys: [["/"]] },
      { label: "前往页面、角色或聊天", keys: [["Ctrl", "K"]] },
      { label: "关闭对话框", keys: [["Esc"]] },
      { label: "键盘快捷键", keys: [["?"]] },
    ],
  },
  {
    title: "搜索时",
    shortcuts: [
      { label: "在结果之间移动", keys: [["↑"], ["↓"]] },
      { label: "搜索，或打开结果", keys: [["Enter"]] },
      { label: "清空搜索，再按一次关闭", keys: [["Esc"]] },
    ],
  },
  {
    title: "聊天时",
    shortcuts: [
      { label: "发送", keys: [["Enter"]] },
      { label: "换行", keys: [["Shift", "Enter"]] },
      { label: "停止回复", keys: [["Esc"]] },
      { label: "回复的上一条或下一条备选", keys: [["←"], ["→"]] },
      { label: "撤销", keys: [["Ctrl", "Z"]] },
      { label: "在此聊天中查找", keys: [["Ctrl", "F"]] },
      { label: "打印整个聊天", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "选中消息时",
    shortcuts: [
      { label: "上一条或下一条消息", keys: [["↑"], ["↓"]] },
      { label: "第一条或最后一条消息", keys: [["Home"], ["End"]] },
      { label: "移到消息的按钮", keys: [["Enter"]] },
      { label: "重新生成", keys: [["R"]] },
      { label: "编辑消息", keys: [["E"]] },
      { label: "从这里开始新聊天", keys: [["B"]] },
      { label: "复制", keys: [["C"]] },
      { label: "固定", keys: [["P"]] },
      { label: "添加到记忆", keys: [["M"]] },
      { label: "从这里起删除", keys: [["Delete"]] },
    ],
  },
];
