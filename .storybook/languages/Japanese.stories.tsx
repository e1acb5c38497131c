import type { Meta, StoryObj } from "@storybook/react-vite";
import { moderationTexts as moderation } from "../../packages/app/src/locales/ja/moderation.ts";
import { homeTexts as home } from "../../packages/app/src/locales/ja/home.ts";
import { planTexts as plan } from "../../packages/app/src/locales/ja/plan.ts";
import { planNameTexts as planNames } from "../../packages/app/src/locales/ja/planNames.ts";
import { screensIn } from "./screens.ts";

const screens = screensIn(
  {
    tag: "ja",
    cast: [
      ["潮見千鶴", "もう知っている。あなたの口から聞きたいだけ。"],
      ["大家のマジパン", "大家で、批評家。正しく言えば、猫。"],
      ["風見うらら", "空の地図を描く人。帽子はいつも空に落とす。"],
      ["静かな湖のアオサギ", "返事はゆっくり。そのゆっくりが、うれしくなる。"],
      ["喫茶ロザルバの女主人", "席は十二。決まりはひとつ、ひとりで食べないこと。"],
      ["星野先生", "教えるのは忍耐。教材は銀河。"],
    ],
    chatName: "千鶴",
    tags: ["ミステリー", "サイエンスフィクション", "コメディ", "日常", "学び", "海"],
    bio: "もう部屋の残っていないホテルの探偵。辛口で、気が長く、自分で認めるよりずっとやさしい人です。",
    chatTitle: "第二章　紙マッチ",
    greeting:
      "一時間前から、雨がホテル・ベルリーヴの窓をたたいています。*彼女は紙マッチを一度だけ裏返し、二つのコーヒーのちょうど真ん中に置きました。*\n\n「用心深い顔をしてる」と彼女は言います。「用心深い人は出口を数えるものよ。この部屋には三つ。あなたは二つしか見なかった」",
    question: "四一四号室です。川が見えると聞きました。",
    reply:
      "*封筒には手を触れません。*「この階で川が見える部屋は四つ。そのうち三つは正直者」*首がほんの少し傾きます。*「あなたが尋ねたのは、四つ目」",
    preview: "「この階で川が見える部屋は四つ。そのうち三つは正直者」",
    query: "ホテル",
  },
  { moderation, home, plan, planNames },
);

const meta = {
  title: "Screens in languages/Japanese",
  tags: ["screen", "!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
  globals: { locale: "ja" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = screens.home;
export const Search: Story = screens.search;
export const Detail: Story = screens.detail;
export const Chat: Story = screens.chat;
export const Chats: Story = screens.chats;
export const Form: Story = screens.form;
export const Settings: Story = screens.settings;
export const Login: Story = screens.login;
export const Plans: Story = screens.plans;
export const Moderation: Story = screens.moderation;
