/** User names of the accounts of sample characters. */
export type SampleCreator = "halfmoon" | "inkwell" | "tollbooth" | "lanternfish" | "nightdesk";

/** How often a sample character was used and liked, so that lists can be sorted. */
export interface SamplePopularity {
  readonly chats: number;
  readonly messages: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly favourites: number;
}

/** One sample character, in the fields of a character card. Safe for work, and clearly adult or not human. */
export interface SampleCharacter {
  /** A stable id: the name of the cover, and the seed of the row's id. */
  readonly slug: string;
  readonly name: string;
  /** The short name above each reply, such as "Odile". */
  readonly chatName: string;
  readonly tagline: string;
  readonly creator: SampleCreator;
  /** Slugs of `tags.ts`, the genre first. */
  readonly tags: readonly string[];
  /** Markdown for users; never sent to the model. */
  readonly bio: string;
  readonly greeting: string;
  readonly alternateGreetings: readonly [string, string];
  /** The description for the model: who they are, how they speak, what they want. */
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  /** Character Card blocks, each opened by `<START>`; the demo responder answers from these. */
  readonly exampleDialogs: string;
  readonly popularity: SamplePopularity;
}
