import type { StaticScreenProps } from "./StaticScreen.tsx";

const policy: StaticScreenProps = {
  title: "Privacy policy",
  date: "2026-11-01",
  lead: "What we keep about you, why, for how long, and how to take it with you or have it gone.",
  sections: [
    {
      id: "kept",
      heading: "What we keep",
      paragraphs: [
        "Your account, what you write, and what you choose to show of yourself.",
        { points: ["Your email address and user name", "Your characters and chats", "Your plan"] },
        "A payment provider keeps your card. We never see its number.",
      ],
    },
    {
      id: "adults",
      heading: "Your age",
      paragraphs: ["If you state that you are an adult, we keep when and how. We keep no documents."],
    },
    {
      id: "models",
      heading: "What characters read",
      paragraphs: [
        "A character's answer is written by a language model, which is given the conversation and the character's own definition. Your conversations train nobody's model.",
      ],
    },
    {
      id: "gone",
      heading: "Taking it with you",
      paragraphs: [
        [
          "You can export everything, and delete your account, from the account window. For anything else ",
          { text: "write to us", href: "#contact-us" },
          ".",
        ],
      ],
    },
  ],
};

const term: StaticScreenProps = {
  title: "Terms of use",
  date: "2026-11-01",
  lead: "The few rules that hold for everybody, in words that can be read in five minutes.",
  sections: [
    {
      id: "fiction",
      heading: "It is fiction",
      paragraphs: ["Characters are written by people and spoken by a machine. What they say is made up."],
    },
    {
      id: "not-allowed",
      heading: "What is not allowed",
      paragraphs: [
        {
          points: [
            "Real people without their consent",
            "Anything against the law where you or we are",
            "Passing off others' work as your own",
          ],
        },
      ],
    },
    {
      id: "plans",
      heading: "Plans and payment",
      paragraphs: [
        "A paid plan runs for a month and is renewed until you end it. You end it under Manage Subscriptions.",
      ],
    },
    {
      id: "changes",
      heading: "If these terms change",
      paragraphs: ["We write to you thirty days before a change that matters."],
    },
  ],
};

const contact: StaticScreenProps = {
  title: "Contact us",
  lead: "A person reads every letter. Most are answered within two working days.",
  sections: [
    {
      id: "help",
      heading: "Help with your account",
      paragraphs: [
        [
          "Write to ",
          { text: "help@mimi.example", href: "mailto:help@mimi.example" },
          " from the address of your account.",
        ],
      ],
    },
    {
      id: "report",
      heading: "Something that should not be here",
      paragraphs: ["Use Report beside it: that reaches those who can act at once, at any hour."],
    },
  ],
};

/** The three static pages of the product, with example text. */
export const staticScreenFixtures = { policy, term, contact };
