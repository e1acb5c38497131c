/** The texts of the content notices. */
export const contentNoticeCopy = {
  adult: { title: "Adult character", body: "Hidden while adult content is off.", show: "Show" },
  warnings: {
    title: "Before you read",
    body: "Whoever wrote this character marked it with:",
    show: "Read on",
  },
  pending: { title: "Being looked at", body: "Only you can see this until it has been reviewed." },
  rejected: {
    title: "This cannot be published as it is.",
    body: "You can change it and send it in again. Until then only you can see it.",
    rule: "The rule:",
    appeal: "Ask for another look",
  },
  blocked: {
    title: "This was not sent.",
    body: "Your words are still in the field, and no message was counted.",
    rule: "The rule:",
    appeal: "Ask for another look",
  },
  removed: {
    title: "This was taken down.",
    body: "It broke a rule that holds for everybody.",
    rule: "The rule:",
  },
} as const;
