/** User names of the house accounts that own the sample characters. */
export type SampleCreator = "halfmoon" | "inkwell" | "tollbooth" | "lanternfish" | "nightdesk";

/** How much a sample character has been read and liked, so that listings have something honest to sort. */
export interface SamplePopularity {
  readonly chats: number;
  readonly messages: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly favourites: number;
}

/** One character of the sample cast, in the words of a character card. Safe for work, and plainly adult or not human. */
export interface SampleCharacter {
  /** Stable id: names the cover image and seeds the row's own id. */
  readonly slug: string;
  readonly name: string;
  /** Short name shown above each reply, such as "Odile". */
  readonly chatName: string;
  readonly tagline: string;
  readonly creator: SampleCreator;
  /** Slugs of `tags.ts`, the genre first. */
  readonly tags: readonly string[];
  /** Markdown for readers; never sent to the model. */
  readonly bio: string;
  readonly greeting: string;
  readonly alternateGreetings: readonly [string, string];
  /** What the model is told: who they are, how they speak, what they want. */
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  /** Character Card blocks, each opened by `<START>`; the demo responder answers out of these. */
  readonly exampleDialogs: string;
  readonly popularity: SamplePopularity;
}
