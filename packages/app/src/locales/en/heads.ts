import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "Find an AI character, read its first message, and start a chat.";

/** What search engines and shared links show of each page, apart from those of characters. */
export const headTexts = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `Privacy policy · ${app}`,
    description: "What Mimi stores about you, where it is stored, and how to get a copy or delete it.",
  },
  term: {
    title: `Terms of use · ${app}`,
    description: "By using Mimi you agree to these terms. They are short, so please read them.",
  },
  safety: {
    title: `Safety · ${app}`,
    description: "What the characters are, what happens in a crisis, whom to call, and who may see what.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description:
      "Ask for the removal of an intimate image of you, shared without your consent. You need no account.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "See by its number what has become of something that you reported.",
  },
  contactUs: {
    title: `Contact us · ${app}`,
    description:
      "Mimi is software that anyone can run. The operator is the person or company that runs it at this address.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "The page you are looking for does not exist or never existed.",
  },
};

/** The name of a head. */
export type HeadName = keyof typeof headTexts;
