import type { Meta, StoryObj } from "@storybook/react-vite";
import { moderationTexts as moderation } from "../../packages/app/src/locales/ar/moderation.ts";
import { homeTexts as home } from "../../packages/app/src/locales/ar/home.ts";
import { planTexts as plan } from "../../packages/app/src/locales/ar/plan.ts";
import { planNameTexts as planNames } from "../../packages/app/src/locales/ar/planNames.ts";
import { screensIn } from "./screens.ts";

const screens = screensIn(
  {
    tag: "ar",
    cast: [
      ["هدى المرجاني", "تعرف الحقيقة منذ البداية، وتريد أن تسمعها منك."],
      ["القطّ مرزبان", "مالك البيت وناقده، وقطّ إن شئنا الدقّة."],
      ["ريم الطيّار", "ترسم خرائط السماء، وتضيّع قبّعتها فيها."],
      ["بلشون البحيرة الساكنة", "يجيب على مهل، وستشكره على ذلك."],
      ["وداد صاحبة المقهى", "اثنتا عشرة طاولة وقاعدة واحدة: لا أحد يأكل وحده."],
      ["الأستاذ بدر الفلكيّ", "يعلّم الصبر، ووسيلته المجرّات."],
    ],
    chatName: "هدى",
    tags: ["غموض", "خيال علمي", "كوميديا", "حياة يومية", "تعليم", "بحر"],
    bio: "محقّقة في فندق لم تبقَ فيه غرف. جافّة اللسان، صبورة، وألطف مما تعترف به.",
    chatTitle: "الفصل الثاني: علبة الثقاب",
    greeting:
      "منذ ساعة والمطر يطرق نافذة فندق بلريف. *تقلب علبة الثقاب مرّة واحدة، ثم تضعها بين فنجانيكما تمامًا.*\n\n«في وجهك حذر»، تقول. «الحذرون يعدّون المخارج. في هذه الغرفة ثلاثة، وأنت لم تنظر إلا إلى اثنين.»",
    question: "الغرفة أربعمئة وأربع عشرة. قيل لي إنها تطلّ على النهر.",
    reply:
      "*لا تلمس الظرف.* «في هذا الطابق أربع غرف تطلّ على النهر، ثلاث منها صادقة.» *تميل برأسها قليلًا.* «وأنت سألت عن الرابعة.»",
    preview: "«في هذا الطابق أربع غرف تطلّ على النهر، ثلاث منها صادقة.»",
    query: "فندق",
  },
  { moderation, home, plan, planNames },
);

const meta = {
  title: "Screens in languages/Arabic",
  tags: ["screen", "!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
  globals: { locale: "ar" },
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
