import type { StaticScreenProps } from "@mimi/ui/screens/static-screen";
import { paths } from "../../../paths.ts";

/** How to reach the operator. `email` is null where the operator has not set an address. */
export const contactOf = (email: string | null): StaticScreenProps => ({
  title: "Contact us",
  lead: "Mimi is software that anyone can run. The operator is the person or company that runs it at this address.",
  sections: [
    {
      id: "operator",
      heading: "Who the operator is",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "Only the operator can look into your account and answer questions about a payment.",
        [
          "You can copy your data or delete your account yourself: see ",
          { text: "Copy or delete your data", href: `${paths.policy()}#yours` },
          ".",
        ],
      ],
    },
    {
      id: "report",
      heading: "Content that should not be here",
      paragraphs: [
        [
          "If a character or a message breaks the law or our ",
          { text: "rules", href: `${paths.policy()}#rules` },
          ", write to the operator and give the address of the page. You do not need an account, and you do not need to copy what you saw.",
        ],
        "If someone is in danger, contact the police first.",
      ],
    },
    {
      id: "plan",
      heading: "Your plan",
      paragraphs: [
        "You can change or end a paid plan yourself: choose Premium at the top of the page, then Manage Subscriptions.",
      ],
    },
  ],
});

const unknownAddress =
  "The operator has not set an email address for this page. Look for one where you found the link to this site, or on the receipt of a paid plan.";

const writeTo = (email: string) => [
  "Write to the operator at ",
  { text: email, href: `mailto:${email}` },
  ".",
];
