/** The texts of a report. Each reason explains itself. */
export const reportDialogCopy = {
  title: {
    character: "Report this character",
    message: "Report this message",
    image: "Report this image",
    profile: "Report this profile",
  },
  /** What is reported, by name. */
  about: (name: string) => `About ${name}. Only moderators read what you write here.`,
  aboutUnnamed: "Only moderators read what you write here.",
  reasonLabel: "What is wrong?",
  reasons: {
    minors: {
      label: "It involves a minor",
      hint: "Moderators are alerted at once.",
    },
    unmarked_adult: { label: "Wrong rating", hint: "Adult content that is not marked as such." },
    real_person: { label: "A real person", hint: "It shows or imitates a real person without consent." },
    hate: { label: "Hate", hint: "It attacks a group of people." },
    violence: { label: "Violence", hint: "It threatens people, or calls for violence." },
    self_harm: { label: "Self-harm", hint: "It encourages self-harm." },
    illegal: { label: "Something illegal", hint: "It offers or asks for something that is against the law." },
    copyright: { label: "Stolen work", hint: "Someone else made it." },
    spam: { label: "Spam", hint: "Advertising, or the same thing over and over." },
    other: { label: "Something else", hint: "Tell us below." },
  },
  takeDown: "Is it an intimate image of you, or of a person you act for?",
  takeDownLink: "Ask us to take it down within 48 hours",
  reasonMissing: "Please choose a reason",
  text: "What should a moderator know?",
  textHint: "Optional.",
  send: "Send report",
  cancel: "Cancel",
  failed: "Sending failed. Your text is still here.",
  sent: {
    title: "Report received",
    body: "A moderator reads every report. With this number you can see the result.",
    urgent: "The moderators have been alerted. They read this report first.",
    receipt: "Number",
    look: "See its state",
    done: "Done",
  },
};

/** All texts of ReportDialog. */
export type ReportDialogCopy = typeof reportDialogCopy;
