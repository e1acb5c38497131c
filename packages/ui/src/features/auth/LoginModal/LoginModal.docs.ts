import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for LoginModal, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let a visitor in, by a provider or by e-mail, without leaving the page they were on."],
  whenNot: ["For data after signing in, such as a name and an avatar, use AccountModal."],
  accessibility: [
    "Fields carry the tokens for password managers; each error is tied to its field and the first one gets the focus.",
    "While `pending`, everything is disabled but nothing loses its text or its focus.",
  ],
  do: [
    "Say in `description` why the visitor has to log in, when they pressed something else than Login.",
    "Keep it mounted while its views change, so that what was typed stays.",
  ],
  dont: ["Do not reveal whether an address is known: the message is the same for both."],
};
