import { listOf } from "../../format/listOf.ts";
import type { SafetyTexts } from "../Locale.ts";

const oneOf = listOf("zh-Hans", { type: "disjunction" });

const items = { character: "角色", image: "封面", message: "消息", profile: "个人资料" } as const;

const itemOf = ({
  kind,
  name,
}: {
  readonly kind: keyof typeof items;
  readonly name?: string | undefined;
}) => {
  if (name === undefined) return `你的${items[kind]}`;
  return kind === "image" ? `“${name}”的封面` : `你的角色“${name}”`;
};

const rule = "规则：";
const appeal = "申请复审";
const sendFailed = "发送失败。你写的内容还在这里。";

/** Age, reports, notices and hiding in simplified Chinese. */
export const safety: SafetyTexts = {
  ageGateCopy: {
    ask: {
      title: "你年满 18 岁了吗？",
      body: "有些角色是为成人创作的。在你确认自己已成年之前，它们会一直隐藏。",
      note: "我们只保存你回答的日期。",
      accept: "我已满 18 岁",
      decline: "我未满 18 岁",
    },
    declined: {
      title: "成人角色将保持隐藏。",
      body: "其他功能都可以使用。如果选错了，可以在设置中重新回答。",
      done: "继续",
    },
    service: {
      title: "你年满 18 岁了吗？",
      body: "本服务仅限成人使用。",
      note: "我们只保存你的回答和日期。",
      declinedTitle: "仅限成人",
      declinedBody: "你表示自己未满 18 岁，因此无法使用本服务。AI 角色可能不适合未成年人。",
      safety: "安全与帮助",
      again: "重新回答",
    },
    needsVerification: {
      title: "需要核验年龄",
      body: "在你所在的地区，显示成人角色之前需要由独立的服务核实年龄。",
      choice: "由谁来核实？",
      choiceMissing: "请选择一个服务",
      ways: {
        card: "支付卡",
        bank: "银行账户",
        phone: "手机号码",
        email: "电子邮箱",
        wallet: "数字身份",
        document: "身份证件",
        face: "面部照片",
      },
      asksFor: (ways) => `需要：${oneOf(ways)}。`,
      note: "该服务只告诉我们是或否，也不知道你在这里是谁。之后你会回到本页。",
      verify: "核验年龄",
      decline: "保持隐藏",
    },
    verified: {
      title: "成人角色已开启。",
      body: "谢谢，你的年龄已确认。在你更改设置之前，封面会保持模糊。",
      done: "继续",
    },
    unavailable: {
      title: "你所在的地区不可用",
      body: "你所在的国家或地区不能显示成人角色。其他功能照常使用。",
      done: "继续",
    },
  },
  contentNoticeCopy: {
    adult: { title: "成人角色", body: "成人内容未开启，因此隐藏。", show: "显示" },
    warnings: { title: "阅读之前", body: "创作者添加了这些内容提示：", show: "继续" },
    pending: { title: "待审核", body: "审核完成之前，只有你能看到。" },
    rejected: {
      title: "目前的内容无法发布。",
      body: "你可以修改后重新提交。在此之前只有你能看到。",
      rule,
      appeal,
    },
    blocked: {
      title: "没有发送。",
      body: "你写的内容还在输入框里。这条消息不计入次数。",
      rule,
      appeal,
    },
    removed: { title: "此内容已被移除。", body: "它违反了我们的规则。", rule },
  },
  hideMenuCopy: {
    label: "隐藏",
    character: "隐藏这个角色",
    creator: (name) => `隐藏 @${name} 的全部内容`,
    tags: "按标签隐藏",
    tag: (name) => `隐藏带“${name}”标签的全部内容`,
    hidden: {
      character: (name) => `已隐藏“${name}”。`,
      creator: (name) => `已隐藏 @${name} 的全部内容。`,
      tag: (name) => `已隐藏带“${name}”标签的全部内容。`,
    },
  },
  noticeCardCopy: {
    title: {
      reject: (item) => `${itemOf(item)}已被下架`,
      remove: (item) => `${itemOf(item)}已被移除`,
      warn: "来自审核员的警告",
      restrict: "你不能发布或上传",
      suspend: "你的账号已被暂停",
      ban: "你的账号已被封禁",
      lift: "你的账号限制已解除",
    },
    effect: {
      reject: "其他人看不到。你可以修改后重新提交。",
      remove: "所有人都看不到，也无法再次发布。",
      warn: "除此之外没有变化。",
      restrict: "名字和简介不能更改。你仍然可以聊天和写草稿。",
      suspend: "在此之前你无法登录。",
      ban: "你无法再登录。",
      lift: "之前的限制已全部结束。",
    },
    edit: (name) => `编辑“${name}”`,
    rule: "规则",
    reason: "原因",
    until: "截止时间",
    noEnd: "直到审核员解除",
    payment: "你的套餐",
    payments: {
      refund: "已取消。上一笔付款会退还。",
      cancel: "已取消。不会再扣费。",
    },
    inactiveReason: { lifted: "已撤销", replaced: "已被替代", ended: "已结束" },
    appeal: {
      offer: "觉得处理有误？你可以申诉一次，审核员会重新审阅。",
      open: "申诉",
      label: "这个决定哪里有误？",
      required: "请写明原因",
      send: "提交申诉",
      cancel: "取消",
      failed: sendFailed,
      waiting: "我们收到了你的申诉，审核员会审阅。",
      yours: "你的申诉",
      confirmed: "我们审阅了你的申诉，维持原决定。",
      reversed: "你的申诉成功，决定已撤销。",
      answer: "答复",
    },
  },
  noticesPaneCopy: {
    loading: "正在加载处理决定",
    failed: "处理决定加载失败",
    retry: "重试",
    empty: "这里什么都没有",
    emptyText: "审核员对你的账号或内容作出的决定会显示在这里。",
    more: "显示更早的",
  },
  reportDialogCopy: {
    title: {
      character: "举报这个角色",
      message: "举报这条消息",
      image: "举报这张图片",
      profile: "举报这份个人资料",
    },
    about: (name) => `关于“${name}”。只有审核员会看到你在这里写的内容。`,
    aboutUnnamed: "只有审核员会看到你在这里写的内容。",
    reasonLabel: "有什么问题？",
    reasons: {
      minors: { label: "涉及未成年人", hint: "会立即通知审核员。" },
      unmarked_adult: { label: "分级有误", hint: "是成人内容，却没有标明。" },
      real_person: { label: "真实人物", hint: "未经同意展示或模仿真实人物。" },
      hate: { label: "仇恨", hint: "攻击某个群体。" },
      violence: { label: "暴力", hint: "威胁他人，或煽动暴力。" },
      self_harm: { label: "自我伤害", hint: "鼓励自我伤害。" },
      illegal: { label: "违法内容", hint: "提供或索要违法的东西。" },
      copyright: { label: "盗用作品", hint: "这是别人的作品。" },
      spam: { label: "垃圾内容", hint: "广告，或反复出现的相同内容。" },
      other: { label: "其他", hint: "请在下面说明。" },
    },
    takeDown: "这是你本人，或你所代理的人的私密图片吗？",
    takeDownLink: "申请在 48 小时内移除",
    reasonMissing: "请选择原因",
    text: "审核员需要知道什么？",
    textHint: "选填。",
    send: "提交举报",
    cancel: "取消",
    failed: sendFailed,
    sent: {
      title: "已收到举报",
      body: "每一条举报都有审核员查看。凭此编号可以查询结果。",
      urgent: "已通知审核员，会优先查看这条举报。",
      receipt: "编号",
      look: "查看进度",
      done: "完成",
    },
  },
  reportStateScreenCopy: {
    title: "举报进度",
    lead: "请输入你举报时收到的编号。",
    receipt: "举报编号",
    missing: "请输入编号",
    look: "查询",
    failed: "加载失败，请重试。",
    unknown: "没有这个编号的举报。已处理的举报会保留一年。",
    states: {
      waiting: "审核员还没有作出决定。",
      taken_down: "审核员已作出决定：你举报的内容已下架。",
      stays: "审核员已作出决定：你举报的内容没有违反规则，予以保留。",
    },
    createdAt: (time) => `收到时间：${time}`,
    due: (time) => `处理期限：${time}`,
    decidedAt: (time) => `决定时间：${time}`,
  },
  accountSuspendedDialogCopy: {
    title: "你无法登录",
    description: "审核员封锁了这个账号。其中的内容没有被删除。",
    close: "关闭",
  },
  takeDownScreenCopy: {
    title: "申请移除私密图片",
    lead: "这里是否有未经同意发布的、你本人或你所代理的人的私密图片？请申请移除。不需要账号。我们会在 48 小时内作出决定，并一并移除相同的副本。",
    place: "图片在哪里？",
    placeHint: "角色页面的网址，或图片的网址。",
    placeMissing: "请说明图片在哪里",
    placeUnknown: "这个网址没有图片。请从地址栏复制，或复制图片的网址。",
    text: "是哪张图片？",
    textHint: "选填：图片的内容，以及图中的人。",
    goodFaith: "我诚信声明：这张图片未经图中人同意而发布。",
    goodFaithMissing: "请确认声明",
    signature: "签名",
    signatureHint: "全名：图中人，或其代理人的全名。",
    signatureMissing: "请用全名签名",
    email: "邮箱",
    emailHint: "只有审核员能看到。我们会把决定发到这个邮箱，之后将其删除。",
    emailMissing: "请输入邮箱",
    emailInvalid: "请输入一个有效的邮箱",
    send: "提交申请",
    failed: sendFailed,
    sent: {
      title: "已收到你的申请",
      body: (due) => `审核员会在 ${due} 前作出决定，结果会通过邮件通知你。`,
      receipt: "编号",
      look: "查看进度",
    },
  },
};
