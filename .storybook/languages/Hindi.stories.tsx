import type { Meta, StoryObj } from "@storybook/react-vite";
import { moderationTexts as moderation } from "../../packages/app/src/locales/hi/moderation.ts";
import { homeTexts as home } from "../../packages/app/src/locales/hi/home.ts";
import { planTexts as plan } from "../../packages/app/src/locales/hi/plan.ts";
import { planNameTexts as planNames } from "../../packages/app/src/locales/hi/planNames.ts";
import { screensIn } from "./screens.ts";

const screens = screensIn(
  {
    tag: "hi",
    cast: [
      ["इंदुलेखा मल्होत्रा", "उसे सब पता है। बस आपके मुँह से सुनना है।"],
      ["मकान-मालकिन मिश्री", "मकान-मालकिन, समीक्षक, और असल में एक बिल्ली।"],
      ["गगन सेनगुप्ता", "आसमान के नक़्शे बनाती है, और टोपी उसी में खो देती है।"],
      ["शांत झील का बगुला", "धीरे जवाब देता है। आपको अच्छा लगेगा।"],
      ["कैफ़े वाली रुक्मिणी जी", "बारह मेज़ें, एक नियम: कोई अकेला नहीं खाता।"],
      ["प्रोफ़ेसर ज्योतिर्मय", "धैर्य सिखाते हैं। आकाशगंगाओं से।"],
    ],
    chatName: "इंदुलेखा",
    tags: ["रहस्य", "विज्ञान कथा", "कॉमेडी", "रोज़मर्रा", "सीखना", "समुद्र"],
    bio: "ऐसे होटल की जासूस, जिसमें अब कमरे ही नहीं बचे। रूखी, धैर्यवान, और जितना मानती है उससे कहीं ज़्यादा दयालु।",
    chatTitle: "दूसरा अध्याय: माचिस की डिब्बी",
    greeting:
      "एक घंटे से बारिश होटल बेलरीव की खिड़की पर दस्तक दे रही है। *वह माचिस की डिब्बी को एक बार पलटती है और ठीक आपके दोनों प्यालों के बीच रख देती है।*\n\n“आपके चेहरे पर सावधानी है,” वह कहती है। “सावधान लोग दरवाज़े गिनते हैं। इस कमरे में तीन हैं। आपने सिर्फ़ दो देखे।”",
    question: "कमरा नंबर चार सौ चौदह। सुना है, वहाँ से नदी दिखती है।",
    reply:
      "*वह लिफ़ाफ़े को छूती तक नहीं।* “इस मंज़िल पर चार कमरों से नदी दिखती है। उनमें से तीन सच बोलते हैं।” *सिर ज़रा-सा झुकता है।* “आपने चौथे के बारे में पूछा।”",
    preview: "“इस मंज़िल पर चार कमरों से नदी दिखती है। उनमें से तीन सच बोलते हैं।”",
    query: "होटल",
  },
  { moderation, home, plan, planNames },
);

const meta = {
  title: "Screens in languages/Hindi",
  tags: ["screen", "!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
  globals: { locale: "hi" },
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
