/** The texts of the content notices. */
export const contentNoticeCopy = {
  adult: { title: "Adult character", body: "Hidden while adult content is off.", show: "Show" },
  warnings: {
    title: "Before you read",
    body: "The creator added these content warnings:",
    show: "Continue",
  },
  pending: { title: "Waiting for review", body: "Only you can see this until it has been reviewed." },
  rejected: {
    title: "This cannot be published as it is.",
    body: "You can change it and submit it again. Until then only you can see it.",
    rule: "The rule:",
    appeal: "Ask for another review",
  },
  blocked: {
    title: "This was not sent.",
    body: "Your text is still in the field. The message did not count.",
    rule: "The rule:",
    appeal: "Ask for another review",
  },
  removed: {
    title: "This was removed.",
    body: "It broke one of our rules.",
    rule: "The rule:",
  },
};

/** All texts of ContentNotice. */
export type ContentNoticeCopy = typeof contentNoticeCopy;
