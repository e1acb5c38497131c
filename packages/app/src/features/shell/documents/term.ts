import { DAILY_MESSAGES, PLAN_FREE, PLAN_STANDARD } from "@mimi/contract";
import type { StaticScreenProps } from "@mimi/ui/static-screen";
import { paths } from "../../../paths.ts";

/** What holds for everybody who uses the product. */
export const term: StaticScreenProps = {
  title: "Terms of use",
  date: "2026-11-20",
  lead: "By using Mimi you agree to what stands here. It is short, so please read it.",
  sections: [
    {
      id: "fiction",
      heading: "Characters are fiction",
      paragraphs: [
        "Every character is an AI. What it says is made up by a language model: it can be wrong, and there is no person behind it. Do not rely on it for advice about health, law, money or safety.",
        "If you are in danger or in a crisis, call the emergency number of your country.",
      ],
    },
    {
      id: "age",
      heading: "Your age",
      paragraphs: [
        [
          "Adult content is for people of 18 and over. Do not state that you are an adult if you are not. What is shown to whom stands in the ",
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
          "Use Mimi only as the law allows, where you are and where it is run, and keep to the ",
          { text: "rules about characters", href: `${paths.policy()}#rules` },
          ". Do not break into it, overload it, or take part in it through somebody else's account.",
        ],
        "What you write remains yours, and you are responsible for it. Do not publish what belongs to others without their permission.",
        "Content that breaks these terms may be removed, and accounts that break them may be closed.",
      ],
    },
    {
      id: "plans",
      heading: "Plans and limits",
      paragraphs: [
        {
          points: [
            `Free: ${DAILY_MESSAGES[PLAN_FREE]} messages per day`,
            `Standard: ${DAILY_MESSAGES[PLAN_STANDARD]} messages per day`,
            "Premium: unlimited messages",
          ],
        },
        "A day begins at midnight UTC. A message that fails before the reply begins is not counted. One whose reply you stop after it has begun is.",
        "Prices are shown under Premium, before you pay. A paid plan is changed and ended under Manage Subscriptions, in the same place.",
      ],
    },
    {
      id: "warranty",
      heading: "No warranty",
      paragraphs: [
        "Mimi is provided as it is. We try to keep it running and your chats safe, but as far as the law allows we do not promise that it always works, that replies are right, or that nothing is ever lost.",
        "Rights that the law gives you as a consumer are not affected.",
      ],
    },
  ],
};
