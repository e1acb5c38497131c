import { routes } from "@mimi/contract";
import { expect, it } from "vitest";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { testApp } from "../../../testing/testApp.ts";

const note = "{{// my secret plan, {{char}} }}{{comment: my secret plan too}}";

describeDatabase("the notes of an author", (database) => {
  // Rule: author-notes-private
  it("are read by the author alone, in every text of a character", async () => {
    const api = testApp(database());
    const [author, reader] = [await api.signIn("author"), await api.signIn("reader")];
    const { uid } = (await api.call(routes.getUser, {}, { session: author })).data;
    const text = `Dry.${note} {{user}}`;
    const book = {
      ...{ name: "", description: "", scan_depth: 4, token_budget: 100, recursive_scanning: false },
      entries: [
        {
          ...{ name: "", comment: "", keys: ["sea"], secondary_keys: [], selective: false },
          ...{ case_sensitive: false, use_regex: false, content: text, enabled: true, constant: false },
          ...{ insertion_order: 1, position: "before_char" as const },
        },
      ],
    };
    const character_id = await addCharacter(database().db, {
      ...{ creator_id: uid, definition_visibility: "shown", bio: text },
      ...{ greeting: text, alternate_greetings: [text], definition: text, personality: text, book },
      ...{ scenario: text, example_dialogs: text, system_prompt: text, post_history: text },
      extensions: { depth_prompt: { prompt: text, depth: 4, role: "system" } },
    });
    const own = await api.call(routes.getCharacter, { character_id }, { session: author });
    expect(own.data.greeting).toBe(text);
    for (const who of [{ session: reader }, {}]) {
      const { data } = await api.call(routes.getCharacter, { character_id }, who);
      expect(JSON.stringify(data)).not.toContain("secret plan");
      expect(data).toMatchObject({
        ...{ greeting: "Dry. {{user}}", alternate_greetings: ["Dry. {{user}}"], definition: "Dry. {{user}}" },
        book: { entries: [{ content: "Dry. {{user}}", keys: ["sea"] }] },
        extensions: { depth_prompt: { prompt: "Dry. {{user}}", depth: 4 } },
      });
    }
  });
});
