import type { Notice, Rule } from "@mimi/contract";
import type { Mail } from "../../../providers/mail/Mail.ts";

const items = { character: "character", image: "cover", message: "message", profile: "profile" } as const;

const accountSentences = {
  warn: "This is a warning from the moderators.",
  restrict: "You cannot publish or upload. You can still chat and write drafts.",
  suspend: "Your account is suspended. You cannot log in until then.",
  ban: "Your account is banned. You cannot log in any more.",
  lift: "The restrictions on your account have ended.",
} as const;

/** The statement of reasons as a mail: what was decided, why, until when, and how to appeal. */
export function mailOf(notice: Notice, to: string, publicUrl: string): Mail {
  const { measure, rule, reason, until, payment, appeal, appealable } = notice;
  const lines = [
    decisionSentence(notice),
    ...(measure === "lift" ? [] : [`Rule: ${ruleSentences[rule as Rule] ?? ruleSentences.moderation}`]),
    ...(reason === "" ? [] : [`Reason: ${reason}`]),
    ...(until === null ? [] : [`Until: ${until.slice(0, 16).replace("T", " ")} UTC`]),
    ...(payment === null ? [] : [paymentSentences[payment]]),
    ...(appeal?.result ? [appealSentences[appeal.result]] : []),
    ...(appeal?.result && appeal.answer !== "" ? [`Answer: ${appeal.answer}`] : []),
    ...(appealable ? [howToAppeal(measure, publicUrl)] : []),
  ];
  return { to, subject: "Mimi: a decision by the moderators", text: `${lines.join("\n\n")}\n` };
}

/** Each rule in a sentence. */
const ruleSentences: Readonly<Record<Rule, string>> = {
  minors: "Adult content that involves anyone under 18 is never allowed here.",
  banned: "This contains words that are not allowed here.",
  adult_attestation: "You have to confirm that an adult character is an adult and looks like one.",
  adult_age: "An adult character needs an age of at least 18 before it can be published.",
  image_attestation: "You have to confirm that the cover of an adult character shows an adult.",
  not_screened:
    "Adult text is checked before it is saved or sent, and the check failed just now. Please try again.",
  moderation: "A moderator has decided that this cannot be shown.",
};

function decisionSentence({ measure, kind, title }: Notice): string {
  if (measure !== "reject" && measure !== "remove") return accountSentences[measure];
  const name = [items[kind ?? "profile"], title].filter(Boolean).join(" ");
  return measure === "remove"
    ? `Your ${name} was removed. It cannot be published again.`
    : `Your ${name} was taken down. You can change it and submit it again.`;
}

const paymentSentences = {
  refund: "Your plan is cancelled, and your last payment is refunded.",
  cancel: "Your plan is cancelled. Nothing more is charged.",
} as const;

const appealSentences = {
  confirmed: "We reviewed your appeal. The decision stays.",
  reversed: "Your appeal was successful. The decision is withdrawn.",
} as const;

function howToAppeal(measure: Notice["measure"], publicUrl: string): string {
  return measure === "suspend" || measure === "ban"
    ? `You can appeal once: log in at ${publicUrl}/ and choose Appeal.`
    : `You can appeal once: ${publicUrl}/?settings=notices`;
}
