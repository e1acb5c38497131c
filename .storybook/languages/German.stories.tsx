import type { Meta, StoryObj } from "@storybook/react-vite";
import { moderationTexts as moderation } from "../../packages/app/src/locales/de/moderation.ts";
import { homeTexts as home } from "../../packages/app/src/locales/de/home.ts";
import { planTexts as plan } from "../../packages/app/src/locales/de/plan.ts";
import { planNameTexts as planNames } from "../../packages/app/src/locales/de/planNames.ts";
import { screensIn } from "./screens.ts";

const screens = screensIn(
  {
    tag: "de",
    cast: [
      ["Hedda Falkenrath", "Sie weiß es längst. Sie will es von dir hören."],
      ["Kater Marzipan", "Vermieter. Kritiker. Genau genommen eine Katze."],
      ["Winifred Sturm", "Zeichnet den Himmel. Verliert ihren Hut darin."],
      ["Der Reiher vom Stillen See", "Antwortet langsam. Du wirst froh darüber sein."],
      ["Rosalba Lindner", "Zwölf Tische, eine Regel: Niemand isst allein."],
      ["Professor Balthasar Mitternacht", "Lehrt Geduld. Benutzt dafür Galaxien."],
    ],
    chatName: "Hedda",
    tags: ["Krimi", "Science-Fiction", "Komödie", "Alltag", "Lernen", "Meer"],
    bio: "Hausdetektivin in einem Hotel, das keine Zimmer mehr hat. Trocken, geduldig und freundlicher, als sie zugibt.",
    chatTitle: "Kapitel zwei: das Streichholzheft",
    greeting:
      "Seit einer Stunde arbeitet der Regen am Fenster des Hotels Bellerive. *Sie dreht das Streichholzheft einmal um und legt es genau zwischen eure beiden Tassen.*\n\n„Du hast ein vorsichtiges Gesicht“, sagt sie. „Vorsichtige Leute zählen die Ausgänge. In diesem Zimmer gibt es drei. Du hast nur zwei angesehen.“",
    question: "Vierhundertvierzehn. Von dort soll man den Fluss sehen.",
    reply:
      "*Sie rührt den Umschlag nicht an.* „Vier Zimmer auf dieser Etage haben Flussblick. Drei davon sind ehrlich.“ *Sie neigt den Kopf ein wenig.* „Du hast nach dem vierten gefragt.“",
    preview: "„Vier Zimmer auf dieser Etage haben Flussblick. Drei davon sind ehrlich.“",
    query: "Hotel",
  },
  { moderation, home, plan, planNames },
);

const meta = {
  title: "Screens in languages/German",
  tags: ["screen", "!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
  globals: { locale: "de" },
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
