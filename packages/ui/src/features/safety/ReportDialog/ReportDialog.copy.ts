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
  aboutNothing: "Only moderators read what you write here.",
  reasonLabel: "What is wrong?",
  reasons: {
    minors: {
      label: "It involves a minor",
      hint: "Hidden at once, for everybody, until a person has looked at it.",
    },
    realPerson: { label: "A real person", hint: "It shows or plays somebody who did not agree to that." },
    violence: { label: "Violence or hate", hint: "It threatens, or calls for harm to a group of people." },
    selfHarm: { label: "Self-harm", hint: "It encourages somebody to hurt themselves." },
    rating: { label: "Wrong rating", hint: "It is for adults and is not marked so." },
    stolen: { label: "Stolen work", hint: "Somebody else wrote or drew it." },
    spam: { label: "Spam", hint: "Advertising, or the same thing over and over." },
    other: { label: "Something else", hint: "Tell us below." },
  },
  reasonMissing: "Please choose a reason",
  text: "What should a moderator know?",
  textHint: "You may leave this empty.",
  send: "Send report",
  cancel: "Cancel",
  failed: "The report was not sent. What you wrote is still here.",
  sent: {
    title: "Thank you. We have it.",
    body: "A person looks at every report. You hear from us when it is settled.",
    hidden: "It is hidden from everybody until then.",
    receipt: "Receipt",
    done: "Done",
  },
} as const;
