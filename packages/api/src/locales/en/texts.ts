import type { Rule } from "@mimi/contract";

/** A chat as a Markdown file. */
const chatFileTexts = {
  /** The line under the title. `time` is "November 20, 2026 at 12:00 PM UTC". */
  exported: (character: string, time: string) => `With ${character}, exported on ${time}.`,
  /** The name of a character that moderators removed, as in the app. */
  removedCharacter: "Removed character",
  /** The author of the reader's own messages. */
  reader: "You",
};

const items = { character: "character", image: "cover", message: "message", profile: "profile" } as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts = {
  subject: "Mimi: a decision by the moderators",
  account: {
    warn: "This is a warning from the moderators.",
    restrict: "You cannot publish, upload, or change your name and bio. You can still chat and write drafts.",
    suspend: "Your account is suspended. You cannot log in until then.",
    ban: "Your account is banned. You cannot log in any more.",
    lift: "The restrictions on your account have ended.",
  },
  /** `title` is empty when the item has none. */
  removed: (kind: keyof typeof items, title: string) =>
    `Your ${named(kind, title)} was removed. It cannot be published again.`,
  takenDown: (kind: keyof typeof items, title: string) =>
    `Your ${named(kind, title)} was taken down. You can change it and submit it again.`,
  rule: (rule: string) => `Rule: ${rule}`,
  reason: (reason: string) => `Reason: ${reason}`,
  /** `time` is "November 20, 2026 at 12:00 PM UTC". */
  until: (time: string) => `Until: ${time}`,
  answer: (answer: string) => `Answer: ${answer}`,
  /** Each rule in a sentence. */
  rules: {
    minors: "Adult content that involves anyone under 18 is never allowed here.",
    banned: "This contains words that are not allowed here.",
    adult_attestation: "You have to confirm that an adult character is an adult and looks like one.",
    adult_age: "An adult character needs an age of at least 18 before it can be published.",
    image_attestation: "You have to confirm that the cover of an adult character shows an adult.",
    not_screened:
      "Adult text is checked before it is saved or sent, and the check failed just now. Please try again.",
    unmarked_adult: "Adult content has to be marked as such.",
    real_person: "Real people may not be shown or imitated without their consent.",
    hate: "Attacks on groups of people are not allowed here.",
    violence: "Threats and calls for violence are not allowed here.",
    self_harm: "What encourages self-harm or eating disorders is not allowed here.",
    illegal: "What is illegal is not allowed here.",
    copyright: "What someone else made may not be shown here without their consent.",
    spam: "Advertising, and the same thing over and over, are not allowed here.",
    moderation: "A moderator has decided that this cannot be shown.",
  } satisfies Readonly<Record<Rule, string>>,
  payment: {
    refund: "Your plan is cancelled, and your last payment is refunded.",
    cancel: "Your plan is cancelled. Nothing more is charged.",
  },
  appeal: {
    confirmed: "We reviewed your appeal. The decision stays.",
    reversed: "Your appeal was successful. The decision is withdrawn.",
  },
  /** The answer to a person who asked for the removal of an intimate image. */
  outcome: {
    subject: "Mimi: your request to take down an image",
    asked: "You asked us to take down an intimate image of a person who did not consent to it.",
    taken_down:
      "A moderator has decided: the image was taken down, and identical copies of it cannot be uploaded.",
    stays:
      "A moderator has decided: the image stays, because it does not look like an intimate image of a real person.",
    /** `address` is that of the contact page. */
    disagree: (address: string) => `If this is wrong, write to us: ${address}`,
    /** `address` shows the state of the request. */
    number: (receipt: string, address: string) => `Number of your request: ${receipt}\n${address}`,
    forgotten: "We have deleted this mail address from your request.",
  },
  appealAtLogin: (address: string) => `You can appeal once: log in at ${address} and choose Appeal.`,
  appealInSettings: (address: string) => `You can appeal once: ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  return title === "" ? items[kind] : `${items[kind]} ${title}`;
}

/** Names that are stored, until a person changes them. */
const nameTexts = {
  /** A new account. The number tells apart what two new users publish. */
  newUser: (number: number) => `User ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts = {
  /** Of an adult character, for search engines and shared links. */
  adultDescription: "This page is for adults.",
  needsJavaScript: "Mimi needs JavaScript.",
  backToHome: "Back to home",
  /** Requests that cannot be read. */
  unreadable: {
    tooLong: {
      title: "This address is too long",
      text: "Mimi cannot read an address or a search of this length. Shorten it and try again.",
    },
    tooSlow: {
      title: "This took too long",
      text: "The request did not arrive in time. Reload the page to try again.",
    },
    other: { title: "This request cannot be read", text: "Go back and try again." },
  },
};

/** The pages of the payment simulator. `plan` is "Standard, $4.99". */
const paymentTexts = {
  title: "Payment simulator",
  heading: "Payment simulator, no money moves",
  buying: (plan: string) => `You are about to pretend to buy one month of ${plan}.`,
  pay: "Pay (pretend)",
  cancel: "Cancel",
  current: (plan: string) => `The present plan is ${plan}.`,
  none: "There is no subscription.",
  changeTo: (plan: string) => `Change to ${plan}`,
  end: "End the subscription now",
  back: "Back",
};

/** Replies of characters that are ours. */
const replyTexts = {
  /** The answer to "Are you an AI?", when a model claims to be a person. No word of it depends on the gender of the name. */
  honest: (name: string) => `I am an AI, not a person. A program writes everything that ${name} says.`,
};

/** The English texts, by part. */
export const texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: replyTexts,
};

/** All texts of the API. A language has every part. */
export type Texts = typeof texts;
