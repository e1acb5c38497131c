import { type DataOf, type InputOf, routes } from "@mimi/contract";
import type { OpenDatabase } from "../../../db/Database.ts";
import type { Deps } from "../../../domain/deps.ts";
import { addTags } from "../../../testing/addCharacter.ts";
import type { Answer } from "../../../testing/testApp.ts";
import { type SafetyFixture, safetyFixture, type TestUser } from "./safetyFixture.ts";

type CharacterInput = Partial<InputOf<typeof routes.saveCharacter>>;
type Saved = Promise<Answer<DataOf<typeof routes.saveCharacter>>>;

/** Texts of a character, long enough to recognise a copy. */
export const texts = {
  greeting: "The lamp is lit, and the tide comes in.",
  definition: "A keeper who counts the ships at night and writes them into a long book.",
};

/** A {@link SafetyFixture} with a creator, who saves and publishes characters. */
export interface TakedownFixture extends SafetyFixture {
  readonly owner: TestUser;
  save(input: CharacterInput, by?: TestUser): Saved;
  /** Saves a public character with {@link texts} and a cover of its own. */
  publish(input: CharacterInput, by?: TestUser): Saved;
  /** The HTTP status of a file. */
  statusOf(address: string): Promise<number>;
}

/** Builds a {@link TakedownFixture} on a database. */
export async function takedownFixture(
  database: OpenDatabase,
  overrides: Partial<Deps> = {},
): Promise<TakedownFixture> {
  const safety = await safetyFixture(database, overrides);
  const owner = await safety.newUser();
  const tags = await addTags(database.db, ["Sea"]);
  const save: TakedownFixture["save"] = (input, by = owner) =>
    safety.api.call(routes.saveCharacter, { name: "Ines", ...input }, by);
  return {
    ...safety,
    owner,
    save,
    publish: async (input, by = owner) => {
      const avatar = input.avatar ?? (await safety.upload(by, "character")).data.url;
      return save({ ...texts, tags, visibility: "public", publish: true, ...input, avatar }, by);
    },
    statusOf: async (address) => (await safety.api.app.request(address)).status,
  };
}
