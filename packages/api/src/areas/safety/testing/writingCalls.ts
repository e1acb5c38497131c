/** Calls of users and visitors that write, and whose answers have content. They are made in this order. */
export const writing = [
  ...(["sendMessage", "regenerateReply", "continueReply", "stopReply", "editMessage"] as const),
  ...(["selectVariant", "giveFeedback", "pinChat", "renameChat", "branchChat", "saveMemory"] as const),
  ...([
    "deleteMemory",
    "decideRevision",
    "suggest",
    "savePersona",
    "saveCharacter",
    "updateUser",
    "nameUser",
    "chooseLanguage",
  ] as const),
  ...(["hide", "report", "deleteFrom", "restoreChat", "deleteChat", "restoreChat"] as const),
  ...(["deleteCharacter", "restoreCharacter", "seeNotices", "appealNotice"] as const),
];

/** Other calls of users and visitors that write. Their answers have no texts, and no images of others. */
export const withoutContent = [
  ...["signOut", "uploadUserImage", "uploadCharacterImage", "attestAdult", "deleteUser"],
  ...["deletePersona", "requestTakeDown", "cancelPlan"],
];
