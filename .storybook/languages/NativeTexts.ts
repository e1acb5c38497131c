import type { moderationTexts } from "../../packages/app/src/locales/en/moderation.ts";
import type { homeTexts } from "../../packages/app/src/locales/en/home.ts";
import type { planNameTexts } from "../../packages/app/src/locales/en/planNames.ts";
import type { planTexts } from "../../packages/app/src/locales/en/plan.ts";

/** What users and creators would write in a language: the app's own texts are those of its locale. */
export interface NativeTexts {
  /** The BCP 47 tag of the language. */
  readonly tag: string;
  /** Names and taglines of six characters. The chat is with the first one. */
  readonly cast: readonly (readonly [name: string, tagline: string])[];
  /** What the first character is called in a chat. */
  readonly chatName: string;
  readonly tags: readonly string[];
  readonly bio: string;
  readonly chatTitle: string;
  readonly greeting: string;
  /** A message of the user, and the reply to it. */
  readonly question: string;
  readonly reply: string;
  /** The reply without Markdown marks, as a list of chats shows it. */
  readonly preview: string;
  /** What is searched for. */
  readonly query: string;
}

/** The app's texts that these screens show beside those of the library. */
export interface AppTexts {
  readonly moderation: typeof moderationTexts;
  readonly home: typeof homeTexts;
  readonly plan: typeof planTexts;
  readonly planNames: typeof planNameTexts;
}
