import type { StaticScreenProps } from "@mimi/ui/static-screen";
import { paths } from "../../../paths.ts";

/** How to reach the operator. */
export const contact: StaticScreenProps = {
  title: "Contact us",
  lead: "Mimi is software that anyone may run. The operator of this installation is whoever runs it at this address.",
  sections: [
    {
      id: "operator",
      heading: "Who the operator is",
      paragraphs: [
        "Whoever runs this installation names themselves to its users, and says how they can be reached: where they announced this address to you, and on the receipts of paid plans.",
        "They alone can look into your account here and answer questions about a payment.",
        [
          "For a copy of your data, or to delete your account, you need nobody: see ",
          { text: "A copy, or deletion", href: `${paths.policy()}#yours` },
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
          ", write to the operator and give the address of the page. You do not need an account for that, and need not copy what you saw.",
        ],
        "If somebody is in danger, go to the police first.",
      ],
    },
    {
      id: "plan",
      heading: "Your plan",
      paragraphs: [
        "You can change or end a paid plan yourself: press Premium at the top of the page, then Manage Subscriptions.",
      ],
    },
  ],
};
