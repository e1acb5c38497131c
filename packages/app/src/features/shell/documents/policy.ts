import type { StaticScreenProps } from "@mimi/ui/static-screen";
import { paths } from "../../../paths.ts";

/** The privacy policy, and the rules about adults and content, which dialogs link to. */
export const policy: StaticScreenProps = {
  title: "Privacy policy",
  date: "2026-11-20",
  lead: "What Mimi keeps about you, where it is kept, and how to have it handed over or deleted.",
  sections: [
    {
      id: "account",
      heading: "Your account",
      paragraphs: [
        "You can browse without an account. If you make one, we keep:",
        {
          points: [
            "the name, picture and few words about yourself that your profile shows",
            "which plan you have, until when, and how many messages you sent on each day",
            "the characters that you make, and what you liked, disliked or marked as a favourite",
            "for each browser you are signed in with, since when and when it was last used",
          ],
        },
        "Your email address and password are kept by the sign-in provider, which is Google's Firebase Authentication unless the operator has set up another. We never see your password.",
      ],
    },
    {
      id: "chats",
      heading: "Your chats",
      paragraphs: [
        "Your messages and the replies are stored on the server, so that you find them again on every device. Other users cannot see them. Whoever runs the server has access to its database.",
        "A reply is written by a language model. To write it, the model is given the conversation and what the character's author wrote about the character. The operator decides which model that is, and it may run at another company.",
      ],
    },
    {
      id: "browser",
      heading: "What stays in your browser",
      paragraphs: [
        "The browser's local storage holds exactly three values: the one that keeps you signed in, whether you chose dark or light, and whether you want to see adult content.",
        "Text that you have not sent yet, your recent searches and what you chose in the settings are kept in this browser's own database. Signing out deletes your unsent text. You can clear recent searches on the search page.",
        "There is one cookie of ours. It says that the server is to send pages without their content, because you are signed in or have chosen what you see; the same value for everybody. There are no trackers and no advertisements.",
      ],
    },
    {
      id: "others",
      heading: "Who else is involved",
      paragraphs: [
        {
          points: [
            "The sign-in provider, when you sign in. With Google or Apple, that company too.",
            "The payment provider, when you buy a plan. It has your card; we are told only what you bought and until when.",
            "The company that runs the language model, when you chat, if it is not the operator.",
          ],
        },
        "Each of them has a policy of its own.",
      ],
    },
    {
      id: "adults",
      heading: "Adult content",
      paragraphs: [
        "Adult characters are hidden until you are signed in, have stated that you are at least 18, and have chosen to see them. Visitors are never shown any.",
        "Of that statement we keep the time at which it was made and whether it was your word or an age check, and no documents.",
      ],
    },
    {
      id: "rules",
      heading: "What characters may be",
      paragraphs: [
        {
          points: [
            "No adult content that involves, or seems to involve, anyone under 18. There are no exceptions, in fiction either.",
            "No real people without their consent.",
            "Nothing that is against the law.",
          ],
        },
        "Characters and messages that break these rules may be refused or removed.",
      ],
    },
    {
      id: "yours",
      heading: "A copy, or deletion",
      paragraphs: [
        "You can have both yourself, at once. Open Settings, from the menu with your name or on a phone from the menu at the top:",
        {
          points: [
            "Your data: hands you a file with everything that is kept about you.",
            "Delete account: deletes your profile, chats, personas, what characters remember of you, pictures, reactions and plan, and the login that you made for Mimi.",
          ],
        },
        "Both want a fresh login, so that nobody else can do it in your place. A subscription has to be ended first.",
        "Of your characters, those that others talk to stay for these chats alone: without your name, their picture and their bio, and nobody new can find them. Delete such a character before your account to have it gone as well. The payment provider keeps its records for as long as the law asks for.",
        [
          "If you cannot log in any more, ask the operator. See ",
          { text: "Contact us", href: paths.contactUs() },
          ".",
        ],
      ],
    },
  ],
};
