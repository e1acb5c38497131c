import { skipLinkCopy } from "../../../components/SkipLink/SkipLink.copy.ts";

/** The texts of the chat screen's own states. */
export const chatScreenCopy = {
  ...skipLinkCopy,
  unnamed: "Conversation",
  loading: "Opening the chat",
  failed: "This chat could not be opened",
  failedBody: "Nothing is lost: it is kept safely, and can be opened again in a moment.",
  notFound: "This chat is gone",
  notFoundBody: "The character or the conversation does not exist any more, or was never here.",
  adult: "Adult character",
  adultBody:
    "Your settings keep adult characters out of sight. Neither name nor cover is shown until you choose.",
  adultShow: "Adult content settings",
  home: "Back to home",
} as const;
