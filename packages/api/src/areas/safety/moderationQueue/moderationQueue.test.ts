import { type CaseText, ErrorCode, type InputOf, routes } from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { addTags } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type SafetyFixture, safetyFixture, type TestUser } from "../testing/safetyFixture.ts";

describeEachDatabase("a moderator", (database) => {
  let safety: SafetyFixture;
  let tags: number[];
  beforeAll(async () => {
    safety = await safetyFixture(database());
    tags = await addTags(database().db, ["Sea"]);
  });

  const read = async (input: InputOf<typeof routes.getModerationCase>) =>
    (await safety.api.call(routes.getModerationCase, input, safety.moderator)).data;
  const account = async (uid: string) =>
    (await safety.api.call(routes.getModerationAccount, { uid }, safety.moderator)).data;
  const figures = async () => (await safety.api.call(routes.getModerationFigures, {}, safety.moderator)).data;

  const text = (field: CaseText["field"], written: string, number: number | null = null): CaseText => ({
    ...{ field, number },
    text: written,
  });

  async function publish(testUser: TestUser): Promise<string> {
    const { url } = (await safety.upload(testUser, "character")).data;
    const whole = { name: "Ines", tagline: "Keeps the light.", greeting: "Hello.", tags, avatar: url };
    const input = { ...whole, visibility: "public", publish: true } as const;
    return (await safety.api.call(routes.saveCharacter, input, testUser)).data.id;
  }

  // Rule: case-as-reported
  it("sees a case as it was reported and as it is, with its history, owner and reporters", async () => {
    const [owner, reporter] = [await safety.newUser(), await safety.newUser()];
    const id = await publish(owner);
    await safety.decide({ kind: "character", id, decision: "dismiss", note: "Looked fine." });
    await safety.report(
      { kind: "character", id, reason: "hate", text: "See the tagline." },
      reporter.session,
    );
    await safety.api.call(routes.saveCharacter, { id, name: "Ines", tagline: "Nothing to see." }, owner);
    await safety.report({ kind: "character", id, reason: "spam" });
    const shown = await read({ kind: "character", id });
    expect(shown).toMatchObject({
      ...{ title: "Ines", report_count: 2, own: false, owner: { uid: owner.uid } },
      now: {
        title: "Ines",
        texts: expect.arrayContaining([text("tagline", "Nothing to see.")]) as CaseText[],
      },
      history: [{ decision: "dismiss", note: "Looked fine.", moderator: expect.any(String) as string }],
      record: { decisions: 0, upheld: 0 },
    });
    expect(shown.evidence.map(({ texts }) => texts.slice(0, 2))).toEqual([
      [text("name", "Ines"), text("tagline", "Keeps the light.")],
      [text("name", "Ines"), text("tagline", "Nothing to see.")],
    ]);
    expect(shown.reporters.find(({ uid }) => uid === reporter.uid)).toMatchObject({ upheld: 0, wrong: 0 });
    await safety.decide({ kind: "character", id, decision: "uphold", rule: "banned" });
    expect(await read({ kind: "character", id })).toMatchObject({
      ...{ report_count: 0, status: "rejected", now: null, reporters: [] },
      evidence: [
        { texts: expect.arrayContaining([text("tagline", "Keeps the light.")]) as CaseText[] },
        { texts: expect.arrayContaining([text("tagline", "Nothing to see.")]) as CaseText[] },
      ],
      record: { decisions: 1, upheld: 1 },
    });
  });

  // Rule: moderators-read-cases-only
  it("reads no item that was never reported or decided", async () => {
    const owner = await safety.newUser();
    const id = await publish(owner);
    const chat = await safety.chat(owner.session);
    const [message] = await chat.messages();
    const codes = [];
    for (const item of [
      { kind: "message", id: message?.id ?? "" },
      { kind: "character", id },
      { kind: "profile", id: owner.uid },
    ] as const) {
      codes.push((await safety.api.call(routes.getModerationCase, item, safety.moderator)).code);
    }
    expect(codes).toEqual([ErrorCode.notFound, ErrorCode.notFound, ErrorCode.notFound]);
  });

  // Rule: moderators-read-cases-only
  it("reads a closed case of a message as it was reported, and each reading is in the audit log", async () => {
    const owner = await safety.newUser();
    const chat = await safety.chat(owner.session);
    const written = (await chat.messages()).find(({ role }) => role === "user");
    const [chat_key, message_id] = [chat.chatKey, written?.id ?? ""];
    const item = { kind: "message", id: message_id } as const;
    await safety.report({ ...item, reason: "hate" }, owner.session);
    const texts = (await read(item)).now?.texts;
    expect(texts).toHaveLength(1);
    await safety.decide({ ...item, decision: "dismiss" });
    const edit = { chat_key, message_id, text: "A private thing." };
    expect((await safety.api.call(routes.editMessage, edit, owner)).code).toBe(0);
    const closed = await read(item);
    expect(closed).toMatchObject({
      now: null,
      excerpt: texts?.[0]?.text,
      evidence: [{ texts }],
      report_count: 0,
    });
    expect(JSON.stringify(closed)).not.toContain("A private thing.");
    const log = (
      await safety.api.call(routes.listAudit, { action: "case.read", item_id: message_id }, safety.moderator)
    ).data;
    expect(log.items.map(({ action, actor }) => [action, actor])).toEqual([
      ["case.read", safety.moderator.uid],
      ["case.read", safety.moderator.uid],
    ]);
  });

  // Rule: case-as-reported
  it("reads all texts of a character, whole, also those that only the model is sent", async () => {
    const owner = await safety.newUser();
    const id = await publish(owner);
    const long = `${"The tide. ".repeat(200)}The end.`;
    const lamp = { name: "Lamp", keys: ["lamp", "light"], secondary_keys: ["night"], comment: "Old." };
    const book = {
      ...{ name: "The coast", description: "North." },
      entries: [{ content: "The tide." }, { ...lamp, content: "The lamp is out." }],
    };
    const extensions = { depth_prompt: { prompt: "Be brief." } };
    const written = { greeting: long, alternate_greetings: ["Second.", "Third."], scenario: "A storm." };
    const input = {
      id,
      ...{ name: "Ines", tagline: "", avatar_alt: "A lighthouse.", book, extensions },
      ...written,
    };
    expect((await safety.api.call(routes.saveCharacter, input, owner)).code).toBe(0);
    await safety.report({ kind: "character", id, reason: "spam" });
    const shown = await read({ kind: "character", id });
    expect(shown.evidence[0]?.texts).toEqual([
      text("name", "Ines"),
      text("avatar_alt", "A lighthouse."),
      text("greeting", long),
      text("alternate_greetings", "Second.", 1),
      text("alternate_greetings", "Third.", 2),
      text("scenario", "A storm."),
      text("depth_prompt", "Be brief."),
      text("book_name", "The coast"),
      text("book_description", "North."),
      text("entry_content", "The tide.", 1),
      text("entry_name", "Lamp", 2),
      text("entry_keys", "lamp, light", 2),
      text("entry_secondary_keys", "night", 2),
      text("entry_content", "The lamp is out.", 2),
      text("entry_comment", "Old.", 2),
    ]);
    expect(shown.now?.texts).toEqual(shown.evidence[0]?.texts);
    expect(shown.excerpt).toHaveLength(601);
  });

  it("reads each variant of a message", async () => {
    const { session } = await safety.newUser();
    const texts = { greeting: "The lamp is lit.", alternate_greetings: ["The lamp is out."] };
    const [first] = await (await safety.chat(session, texts)).messages();
    const item = { kind: "message", id: first?.id ?? "" } as const;
    await safety.report({ ...item, reason: "hate" }, session);
    expect((await read(item)).evidence[0]?.texts).toEqual([
      text("message", "The lamp is lit.", 1),
      text("message", "The lamp is out.", 2),
    ]);
  });

  // Rule: case-as-reported
  it("does not learn whose chat a reported message is in", async () => {
    const { session, uid } = await safety.newUser();
    const { reply } = await safety.chat(session);
    await safety.report({ kind: "message", id: reply, reason: "violence" }, session);
    const shown = await read({ kind: "message", id: reply });
    expect(shown).toMatchObject({ owner: null, record: null, reporters: [{ uid: null, user_name: null }] });
    expect(JSON.stringify(shown)).not.toContain(uid);
  });

  it("sees an account: its record, its reports, and what was decided", async () => {
    const testUser = await safety.newUser();
    const id = await publish(testUser);
    await safety.report({ kind: "profile", id: safety.moderator.uid, reason: "spam" }, testUser.session);
    const decision = { uid: testUser.uid, measure: "restrict", reason: "Spam." } as const;
    await safety.api.call(routes.decideAccount, { client_id: newId(), ...decision }, safety.moderator);
    await safety.decide({ kind: "character", id, decision: "remove" });
    expect(await account(testUser.uid)).toMatchObject({
      ...{ uid: testUser.uid, role: "user", own: false, characters: { published: 0, removed: 1 } },
      decisions: [
        { measure: "remove", kind: "character", active: true },
        { measure: "restrict", kind: null, reason: "Spam.", active: true },
      ],
    });
    expect(await account(safety.moderator.uid)).toMatchObject({ own: true, role: "moderator" });
    const absent = { uid: "absent" };
    const { code } = await safety.api.call(routes.getModerationAccount, absent, safety.moderator);
    expect(code).toBe(ErrorCode.notFound);
  });

  // Rule: audit-log
  it("reads the audit log by action, actor and item, and exports it", async () => {
    const testUser = await safety.newUser();
    const id = await publish(testUser);
    await safety.report({ kind: "character", id, reason: "hate" }, testUser.session);
    await safety.decide({ kind: "character", id, decision: "dismiss" });
    const list = async (input: InputOf<typeof routes.listAudit>) =>
      (await safety.api.call(routes.listAudit, input, safety.moderator)).data.items.map(
        ({ action }) => action,
      );
    expect(await list({ item_id: id })).toEqual(["report.decided", "report.filed"]);
    expect(await list({ item_id: id, actor: testUser.uid })).toEqual(["report.filed"]);
    expect(await list({ item_id: id, action: "report.decided" })).toEqual(["report.decided"]);
    expect(await list({ item_id: id, severity: "critical" })).toEqual([]);
    expect(await list({ item_id: id, to: "2020-01-01T00:00:00Z" })).toEqual([]);
    const file = await safety.api.send(routes.exportAudit, { item_id: id }, safety.moderator);
    const lines = (await file.text()).trim().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { action: string }).action)).toEqual([
      "report.filed",
      "report.decided",
    ]);
  });

  // Rule: audit-log
  it("sees how much waits and was decided", async () => {
    const before = await figures();
    const id = await publish(await safety.newUser());
    await safety.report({ kind: "character", id, reason: "minors" });
    const open = await figures();
    expect([open.open - before.open, open.urgent - before.urgent]).toEqual([1, 1]);
    expect(open.oldest).toMatch(/^\d{4}-/);
    await safety.decide({ kind: "character", id, decision: "remove" });
    await safety.decide({ kind: "character", id, decision: "restore" });
    const after = await figures();
    expect([after.open, after.decided - before.decided, after.reversed - before.reversed]).toEqual([
      before.open,
      2,
      1,
    ]);
  });
});
