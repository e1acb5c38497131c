import { type InputOf, routes } from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { purgeTakedowns } from "../takedown/purgeTakedowns.ts";
import { type TakedownFixture, takedownFixture } from "../testing/takedownFixture.ts";

const DAY_MS = 86_400_000;

// A moderator who decides about an appeal has not seen the item before it was taken down.
describeDatabase("what was taken down, as a moderator sees it", (database) => {
  let safety: TakedownFixture;
  beforeAll(async () => {
    safety = await takedownFixture(database());
  });

  const read = async (input: InputOf<typeof routes.getModerationCase>) =>
    (await safety.api.call(routes.getModerationCase, input, safety.moderator)).data.taken_down;

  // Rule: appeal-shows-content
  it("is a removed character with all its texts and its cover, until it is restored", async () => {
    const { id } = (await safety.publish({ name: "Ines", alternate_greetings: ["The lamp is out."] })).data;
    const item = { kind: "character", id } as const;
    await safety.decide({ ...item, decision: "remove", rule: "banned" });
    expect(await read(item)).toMatchObject({
      title: "Ines",
      texts: [
        { field: "name", text: "Ines" },
        { field: "greeting", text: expect.stringMatching(/^The lamp is lit, /u) as string },
        { field: "alternate_greetings", number: 1, text: "The lamp is out." },
        { field: "definition", text: expect.stringMatching(/^A keeper who counts /u) as string },
      ],
      image: expect.stringMatching(/^data:image\/webp;base64,/u) as string,
    });
    await safety.decide({ ...item, decision: "restore" });
    expect(await read(item)).toBeNull();
  });

  // Rule: appeal-shows-content
  it("is a message", async () => {
    const { session } = await safety.newUser();
    const { reply, messages } = await safety.chat(session, { name: "Odile" });
    const text = (await messages()).at(-1)?.alternatives[0]?.text ?? "";
    const item = { kind: "message", id: reply } as const;
    await safety.report({ ...item, reason: "violence" }, session);
    await safety.decide({ ...item, decision: "remove", rule: "banned" });
    expect(text.length).toBeGreaterThan(3);
    expect(await read(item)).toEqual({
      ...{ title: "Odile", image: null },
      texts: [{ field: "message", number: null, text }],
    });
  });

  // Rule: appeal-shows-content
  it("is a cover with its description", async () => {
    const { id } = (await safety.publish({ name: "Ines", avatar_alt: "A lighthouse." })).data;
    const item = { kind: "image", id } as const;
    await safety.decide({ ...item, decision: "uphold", rule: "banned" });
    expect(await read(item)).toMatchObject({
      ...{ title: "Ines", texts: [{ field: "avatar_alt", number: null, text: "A lighthouse." }] },
      image: expect.stringMatching(/^data:image\/webp;base64,/u) as string,
    });
  });

  // Rule: appeal-shows-content
  it("is a profile, until the time for an appeal is over", async () => {
    const owner = await safety.newUser();
    await safety.api.call(
      routes.updateUser,
      { user_name: "Seagrass", biography: "I sell lamps.", avatar: "" },
      owner,
    );
    const item = { kind: "profile", id: owner.uid } as const;
    await safety.decide({ ...item, decision: "uphold", rule: "banned" });
    expect(await read(item)).toEqual({
      ...{ title: "Seagrass", image: null },
      texts: [
        { field: "user_name", number: null, text: "Seagrass" },
        { field: "biography", number: null, text: "I sell lamps." },
      ],
    });
    await purgeTakedowns(safety.api.deps, new Date(Date.now() + 31 * DAY_MS));
    expect(await read(item)).toBeNull();
  });

  it("is not shown again while a report shows it", async () => {
    const { session } = await safety.newUser({ days: 8 });
    const { reply } = await safety.chat(session);
    const item = { kind: "message", id: reply } as const;
    await safety.report({ ...item, reason: "minors" }, session);
    const { data } = await safety.api.call(routes.getModerationCase, item, safety.moderator);
    expect([data.evidence.length, data.taken_down]).toEqual([1, null]);
  });
});
