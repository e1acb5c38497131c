import { plans } from "@mimi/contract";
import type { StaticScreenProps } from "@mimi/ui/screens/static-screen";
import { paths } from "../../../paths.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use. */
export const term: StaticScreenProps = {
  title: "Terms of use",
  date: "2026-11-20",
  lead: "By using Mimi you agree to these terms. They are short, so please read them.",
  sections: [
    {
      id: "fiction",
      heading: "Characters are fiction",
      paragraphs: [
        "Every character is an AI that makes up what it says: it can be wrong, and no person is behind it. Do not rely on it for advice about health, law, money or safety.",
        "If you are in danger or in a crisis, call your local emergency number.",
      ],
    },
    {
      id: "age",
      heading: "Your age",
      paragraphs: [
        [
          "Adult content is for people aged 18 and over. Do not say that you are an adult if you are not. Who sees what is explained in the ",
          { text: "privacy policy", href: `${paths.policy()}#adults` },
          ".",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "Lawful use",
      paragraphs: [
        [
          "Follow the law where you are and where Mimi is run, and follow the ",
          { text: "rules for characters", href: `${paths.policy()}#rules` },
          ". Do not break into Mimi, overload it, or use another person's account.",
        ],
        "What you write stays yours, and you are responsible for it. Do not publish other people's work without their permission.",
        "Content that breaks these terms may be removed, and accounts that break them may be closed.",
      ],
    },
    {
      id: "plans",
      heading: "Plans and limits",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]}: ${messages === null ? "unlimited messages" : `${messages} messages per day`}`,
          ),
        },
        "A day begins at midnight UTC. A message is not counted if it fails before the reply begins. It is counted if you stop a reply that has begun. Up to ten messages a day are not counted if you stop the reply before it begins, or if the reply is blocked; further ones are counted.",
        "Prices are shown under Premium before you pay. Change or end a paid plan under Manage Subscriptions, in the same place.",
      ],
    },
    {
      id: "warranty",
      heading: "No warranty",
      paragraphs: [
        "Mimi is provided as is. We try to keep it running and your chats safe, but as far as the law allows we do not promise that it always works, that replies are correct, or that nothing is ever lost.",
        "Your legal rights as a consumer are not affected.",
      ],
    },
  ],
};
