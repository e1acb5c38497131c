/** Numbers that client and server must agree on. Lengths of texts count user-perceived characters (`characters.ts`). */

/** Messages per UTC day that do not count although the user stopped their reply before its first word, or it was blocked. */
export const FREE_REPEATS_PER_DAY = 10;
/**
 * Bytes per hour that an account can write by edits, branches and saved characters (with their revisions), and read by
 * exports. What would exceed them is refused. The first export of an hour may have any size, so that no user's own data is
 * too large to export: it writes nothing. A branch is counted by the rows that it writes, about 1 KB for each message: 16 MB are
 * a chat of 17,000 messages. Row 27 of the bench measures what the bytes mean for the disk of the embedded database.
 */
export const BYTES_PER_HOUR = {
  edit: 4 * 1024 * 1024,
  branch: 16 * 1024 * 1024,
  save: 24 * 1024 * 1024,
  export: 256 * 1024 * 1024,
} as const;

/** Characters, chats and images of an account, without the trash. */
export const CHARACTERS_MAX = 1_000;
export const CHATS_MAX = 10_000;
export const UPLOADS_MAX = 3_000;
/** Bytes of texts that an account can store in all, with the trash. */
export const ACCOUNT_BYTES = 2 * 1024 ** 3;

/** Cards per listing call on screens narrower than {@link PHONE_BREAKPOINT} (§7). */
export const PAGE_SIZE_PHONE = 10;
/** Cards per listing call on every wider screen (§7). */
export const PAGE_SIZE_WIDE = 20;
/** CSS pixels; narrower is a phone (§7). */
export const PHONE_BREAKPOINT = 768;
/** The most items of a page. */
export const PAGE_COUNT_MAX = 50;
/** The last page of a list; only crawlers read further. */
export const PAGE_MAX = 500;
/** Items in `/index/recent/` and `/index/top/`. */
export const RAIL_SIZE = 10;

/** Bytes in an uploaded image (§5, §9): 3 MB. */
export const UPLOAD_BYTES = 3 * 1024 * 1024;
/** Milliseconds until a call is cancelled (§7), except a chat stream. */
export const CALL_TIMEOUT_MS = 10_000;
/** Retries of a GET after its first attempt (§7). */
export const GET_RETRIES = 2;
/** The statuses on which a GET is retried (§7). */
export const RETRY_STATUSES = [408, 413, 429, 500, 502, 503, 504] as const;
/** The longest `Retry-After` in seconds that a retry waits for; the user is shown a longer one. */
export const RETRY_AFTER_MAX_S = 5;

/** Milliseconds between heartbeats on an open stream. */
export const STREAM_HEARTBEAT_MS = 10_000;
/** Milliseconds without a byte after which the client reconnects to a stream. */
export const STREAM_IDLE_MS = 30_000;

export const ALTERNATE_GREETINGS_MAX = 10;
export const CHARACTER_TAGS_MAX = 10;
/** Entries of a lorebook (product 4), and their limits. */
export const BOOK_ENTRIES_MAX = 200;
export const BOOK_KEYS_MAX = 40;
export const BOOK_KEY_MAX = 200;
export const BOOK_NAME_MAX = 200;
export const BOOK_COMMENT_MAX = 1_000;
export const BOOK_DESCRIPTION_MAX = 2_000;
export const BOOK_CONTENT_MAX = 8_000;
/** Messages in which a lorebook can search for keys, and its most tokens. */
export const BOOK_SCAN_DEPTH_MAX = 100;
export const BOOK_TOKENS_MAX = 8_000;
/**
 * How many times its limit a text of a draft can be long: imported text is never cut, and a draft marks such a text
 * (product 4). Publishing refuses it.
 */
export const DRAFT_FACTOR = 4;
/** Bytes of the whole lorebook as JSON. */
export const BOOK_BYTES = 512 * 1024;
/** Bytes as JSON of other programs' data in a card. */
export const EXTENSIONS_BYTES = 128 * 1024;
/** Bytes as JSON of an imported card. */
export const CARD_RAW_BYTES = 1024 * 1024;
/** Bytes in the body of a save. The largest character, with one three-byte letter for each of its characters, is smaller. */
export const CHARACTER_BYTES = 2 * 1024 * 1024;
/** Days that deleted characters, chats and messages stay in the trash. */
export const RESTORE_DAYS = 30;
/** Tags of a card; the page of a character has all. */
export const SUMMARY_TAGS_MAX = 3;

/** Memory entries of a chat, their length, and the tokens of entries in the prompt (product 6.13). */
export const MEMORY_LINES_MAX = 200;
export const MEMORY_TEXT_MAX = 250;
export const MEMORY_SOURCES_MAX = 10;
export const MEMORY_TOKENS = 800;
export const PERSONAS_MAX = 50;
export const PERSONA_NAME_MAX = 40;
export const PERSONA_DESCRIPTION_MAX = 728;
/** Suggestions for the user's next message. */
export const SUGGESTIONS_MAX = 3;

export const MESSAGE_TEXT_MAX = 8_000;
/** The most text of a reply, written or edited. Of the model these are UTF-16 code units: as many characters, or fewer. */
export const REPLY_TEXT_MAX = 100_000;
/** The most variants of a reply. */
export const VARIANTS_MAX = 50;
export const REGENERATE_NOTE_MAX = 500;
export const FEEDBACK_TEXT_MAX = 1_000;
export const CHAT_TITLE_MAX = 80;
/** The most messages in one answer. */
export const HISTORY_COUNT_MAX = 100;
export const SEARCH_TEXT_MAX = 200;
/** Creators in the results of a search. */
export const SEARCH_CREATORS_MAX = 5;
export const USER_NAME_MAX = 40;
export const BIOGRAPHY_MAX = 1_000;
/** The text of a report. */
export const REPORT_TEXT_MAX = 1_000;
/** Hours in which moderators decide about a request to take down an intimate image (TAKE IT DOWN Act, section 3). */
export const TAKE_DOWN_HOURS = 48;
export const TAKE_DOWN_PLACE_MAX = 500;
export const TAKE_DOWN_SIGNATURE_MAX = 100;
/** What a moderator writes to a user about a decision. */
export const NOTICE_REASON_MAX = 1_000;
/** The text of an appeal. */
export const APPEAL_TEXT_MAX = 2_000;
/** The most days of a restriction or suspension. */
export const STOP_DAYS_MAX = 3_650;
/** The note of a moderator's decision. */
export const MODERATION_NOTE_MAX = 1_000;
/** The least age of an adult character (product 7). */
export const ADULT_AGE = 18;
/** The largest age of a character. */
export const AGE_MAX = 1_000_000_000;
/** Hidden items of one kind. */
export const HIDDEN_ITEMS_MAX = 500;
/** Minutes for which a sign-in is recent enough to delete or export the account. */
export const FRESH_SIGN_IN_MINUTES = 10;
