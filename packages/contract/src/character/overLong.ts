import { isLongerThan } from "../characters.ts";
import * as limits from "../limits.ts";

/** The most characters of each text of a published character. */
const most = {
  name: limits.CHARACTER_NAME_MAX,
  chat_name: limits.CHARACTER_CHAT_NAME_MAX,
  tagline: limits.CHARACTER_TAGLINE_MAX,
  bio: limits.CHARACTER_BIO_MAX,
  greeting: limits.CHARACTER_GREETING_MAX,
  definition: limits.CHARACTER_DEFINITION_MAX,
  personality: limits.CHARACTER_FIELD_MAX,
  scenario: limits.CHARACTER_FIELD_MAX,
  example_dialogs: limits.CHARACTER_DIALOGS_MAX,
  system_prompt: limits.CHARACTER_FIELD_MAX,
  post_history: limits.CHARACTER_FIELD_MAX,
  version: limits.CHARACTER_VERSION_MAX,
} as const;

type LimitedText = keyof typeof most;

interface LimitedEntry {
  readonly name: string;
  readonly comment: string;
  readonly content: string;
}

/** Fields with a limit that a draft can exceed. */
export type LimitedFields = {
  readonly [Name in LimitedText]?: string | null | undefined;
} & {
  readonly alternate_greetings?: readonly string[] | undefined;
  readonly book?: { readonly entries: readonly LimitedEntry[] } | null | undefined;
};

/** The fields that are too long for a published character; a draft stores them completely (product 4). */
export function overLong(fields: LimitedFields): string[] {
  const texts = (Object.keys(most) as LimitedText[]).filter((name) =>
    isLongerThan(fields[name] ?? "", most[name]),
  );
  const greetings = fields.alternate_greetings ?? [];
  const tooManyGreetings =
    greetings.length > limits.CHARACTER_ALTERNATES_MAX ||
    greetings.some((greeting) => isLongerThan(greeting, limits.CHARACTER_GREETING_MAX));
  const entries = fields.book?.entries ?? [];
  const tooMuchLore =
    entries.length > limits.BOOK_ENTRIES_MAX ||
    entries.some(
      ({ name, comment, content }) =>
        isLongerThan(name, limits.BOOK_NAME_MAX) ||
        isLongerThan(comment, limits.BOOK_COMMENT_MAX) ||
        isLongerThan(content, limits.BOOK_CONTENT_MAX),
    );
  return [...texts, ...(tooManyGreetings ? ["alternate_greetings"] : []), ...(tooMuchLore ? ["book"] : [])];
}
