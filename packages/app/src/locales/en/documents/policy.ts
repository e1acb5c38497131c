import type { ReportReason } from "@mimi/contract";
import type { StaticScreenProps } from "@mimi/ui/screens/static-screen";
import { paths } from "../../../paths.ts";

/** The rules, by the reason of a report. The names that decisions use are in `rules.ts`. */
const published: Readonly<Record<Exclude<ReportReason, "other">, string>> = {
  minors:
    "No adult content that involves, or seems to involve, anyone under 18. There are no exceptions, in fiction either.",
  unmarked_adult: "Adult content is marked as such.",
  real_person: "No real people without their consent.",
  hate: "No attacks on groups of people.",
  violence: "No threats against people, and no calls for violence.",
  self_harm: "Nothing that encourages self-harm or eating disorders.",
  illegal: "Nothing illegal.",
  copyright: "Nothing that someone else made, without their consent.",
  spam: "No advertising, and not the same thing over and over.",
};

/** The privacy policy, and the rules about adults and content, which dialogs link to. */
export const policy: StaticScreenProps = {
  title: "Privacy policy",
  date: "2026-11-28",
  lead: "What Mimi stores about you, where it is stored, and how to get a copy or delete it.",
  sections: [
    {
      id: "account",
      heading: "Your account",
      paragraphs: [
        "You can browse without an account. If you create one, we store:",
        {
          points: [
            "the name, picture and biography in your profile",
            "your plan, when it ends, and how many messages you sent each day",
            "the characters you create, and your likes, dislikes and favourites",
            "for each browser you are signed in with, when you signed in and when it was last used",
          ],
        },
        "Your email address and password are stored by the sign-in provider, which is Google's Firebase Authentication unless the operator uses another one. We never see your password.",
      ],
    },
    {
      id: "chats",
      heading: "Your chats",
      paragraphs: [
        "Your messages and the replies are stored on the server, so you can open them on every device. Other users cannot see them. The operator of the server has access to its database.",
        "An AI writes the replies. It reads the chat and the description of the character. The operator chooses the AI, and another company may run it.",
      ],
    },
    {
      id: "browser",
      heading: "What is stored in your browser",
      paragraphs: [
        "The browser's local storage holds exactly three values: your session, your choice of dark or light, and whether you want to see adult content.",
        "Unsent text, what you saw last of your latest chats, recent searches and your settings are stored in this browser's database. Signing out deletes your unsent text and what you saw of chats. You can clear recent searches on the search page.",
        "We use one cookie. It tells the server that you are signed in or have changed what you see, so that it sends pages without their content. Its value is the same for everyone. There are no trackers and no advertisements.",
      ],
    },
    {
      id: "others",
      heading: "Who else is involved",
      paragraphs: [
        {
          points: [
            "The sign-in provider, when you sign in. With Google or Apple, that company too.",
            "The payment provider, when you buy a plan. It has your card details. We only learn what you bought and when it ends.",
            "The company that runs the AI, when you chat, unless the operator runs it.",
          ],
        },
        "Each of them has its own privacy policy.",
      ],
    },
    {
      id: "adults",
      heading: "Adult content",
      paragraphs: [
        "Adult characters are hidden until you are signed in, have stated that you are at least 18, and have chosen to see them. Visitors never see any.",
        "We store when you made that statement and whether your age was checked. We store no documents.",
      ],
    },
    {
      id: "rules",
      heading: "Rules for characters",
      paragraphs: [
        { points: Object.values(published) },
        "Characters, messages, pictures and profiles that break these rules may be refused or removed. Who reports something, and the moderator who decides, choose one of these rules.",
      ],
    },
    {
      id: "yours",
      heading: "Copy or delete your data",
      paragraphs: [
        "You can do both yourself at any time. Open Settings from the menu with your name, or on a phone from the menu at the top:",
        {
          points: [
            "Your data: downloads a file with everything we store about you.",
            "Delete account: deletes your profile, chats, personas, memories, pictures, reactions, plan and login.",
          ],
        },
        "Both ask you to log in again, so that no one else can do it for you. End a subscription before you delete your account.",
        "Characters of yours that other users chat with stay in those chats, without your name, their picture and their bio, and can no longer be found. To delete such a character completely, delete it before your account. The payment provider keeps its records for as long as the law requires.",
        [
          "If you can no longer log in, ask the operator. See ",
          { text: "Contact us", href: paths.contactUs() },
          ".",
        ],
      ],
    },
  ],
};
