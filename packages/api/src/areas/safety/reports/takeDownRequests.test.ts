import { ErrorCode, type InputOf, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { readRates } from "../../../config/rateLimitSettings.ts";
import { auditEntry, abuseReport } from "../../../db/schema/safety.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import type { UrgentCase } from "../../../providers/alert/httpAlert.ts";
import type { Mail } from "../../../providers/mail/Mail.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { plainImage } from "../../../testing/images.ts";
import { testApp } from "../../../testing/testApp.ts";
import { mailOutcomes } from "../notices/mailOutcomes.ts";
import { type TakedownFixture, takedownFixture } from "../testing/takedownFixture.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

describeDatabase("a request to take down an intimate image", (database) => {
  let safety: TakedownFixture;
  let alerts: UrgentCase[] = [];
  let mails: Mail[] = [];
  let ahead = 0;
  let isDown = false;

  beforeAll(async () => {
    safety = await takedownFixture(database(), {
      now: () => new Date(Date.now() + ahead),
      alertModerators: async (urgent) => void alerts.push(urgent),
      sendMail: async (mail) => {
        if (isDown) throw new Error("down");
        mails.push(mail);
      },
    });
  });
  beforeEach(() => {
    [alerts, mails, ahead, isDown] = [[], [], 0, false];
  });

  function ask(
    input: Partial<InputOf<typeof routes.requestTakeDown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const whole = {
      ...{ place: "", text: "The woman on the sofa is me.", good_faith: true as const },
      ...{ signature: "Ada Example", email: "ada@example.org", ...input },
    };
    return safety.api.call(routes.requestTakeDown, whole, { headers });
  }
  const stateOf = (receipt: string) => safety.api.call(routes.getReportState, { receipt });
  const sendOutcomes = () => mailOutcomes(safety.api.deps);

  /** A published character with a cover of this colour. */
  async function publishCover(colour: string) {
    const bytes = await plainImage("png", 60, 80, colour);
    const { url } = (await safety.upload(safety.owner, "character", bytes)).data;
    const { data } = await safety.publish({ name: `Cover ${colour}`, avatar: url });
    return { id: data.id, avatar: url, bytes };
  }

  // Rule: intimate-image-request
  it("by a visitor is a case with a time, whose moderators see the signature and the address, and are alerted", async () => {
    const { id } = await publishCover("#101020");
    const before = Date.now();
    const { data } = await ask({ place: `https://mimi.example/character/${id}/detail?x=1` });
    expect(data.receipt).toMatch(/^[\w-]{22}$/);
    expect(Date.parse(data.due_at) - before).toBeGreaterThanOrEqual(48 * HOUR_MS);
    expect(Date.parse(data.due_at) - Date.now()).toBeLessThanOrEqual(48 * HOUR_MS);
    expect(await safety.waiting("image", id)).toMatchObject({
      due_at: data.due_at,
      hidden: false,
      reports: [
        {
          ...{ reason: "real_person", text: "The woman on the sofa is me." },
          ...{ signature: "Ada Example", email: "ada@example.org" },
        },
      ],
    });
    expect(alerts).toEqual([{ kind: "image", id, reason: "real_person", hidden: false }]);
    const lines = await database().db.select().from(auditEntry).where(eq(auditEntry.item_id, id));
    expect(lines.map(({ action, severity }) => [action, severity])).toContainEqual([
      "takedown.requested",
      "critical",
    ]);
    expect(JSON.stringify(lines)).not.toContain("ada@");
  });

  it("is found by the address of every file of the image, of a cover and of an avatar", async () => {
    const { id, avatar } = await publishCover("#301020");
    const files = [avatar, avatar.replace(/\.webp$/, ".avif"), `https://mimi.example${avatar}`];
    const found = [];
    for (const [at, place] of files.entries()) found.push((await ask({ place, email: `a${at}@b.c` })).code);
    expect(found).toEqual([0, 0, 0]);
    expect((await safety.waiting("image", id))?.report_count).toBe(3);
    const user = await safety.newUser();
    const { url } = (await safety.upload(user, "user")).data;
    await safety.api.call(
      routes.updateUser,
      { user_name: "Ada", avatar: url, biography: "" },
      { session: user.session },
    );
    expect((await ask({ place: url })).code).toBe(0);
    expect(await safety.waiting("profile", user.uid)).toMatchObject({ report_count: 1 });
  });

  // Rule: intimate-image-request
  it("reaches adult and private characters, which the depicted person cannot open", async () => {
    for (const columns of [{ rating: "nsfw" }, { visibility: "private" }] as const) {
      const id = await addCharacter(database().db, { avatar: `/uploads/${columns.rating}.webp`, ...columns });
      expect(await safety.codeOf(id)).not.toBe(0);
      expect((await ask({ place: `/character/${id}/detail` })).code).toBe(0);
    }
  });

  it.each(["somewhere", "/character/unknown/detail", "/uploads/none-600.webp"])(
    "is refused with its field where no image is: %s",
    async (place) => {
      expect(await ask({ place })).toMatchObject({
        code: ErrorCode.invalidInput,
        details: { fields: { place: "invalid_choice" } },
      });
    },
  );

  it.each([
    [{ signature: " " }, { signature: "too_short" }],
    [{ email: "a@b.c, d@e.f" }, { email: "invalid_format" }],
    [{ good_faith: false as never }, { good_faith: "invalid_choice" }],
  ])("needs a signature, one address and the statement: %j", async (input, fields) => {
    expect(await ask({ place: "/character/a", ...input })).toMatchObject({
      code: ErrorCode.invalidInput,
      details: { fields },
    });
  });

  it("that is sent twice is one request", async () => {
    const { id } = await publishCover("#401020");
    const place = `/character/${id}/detail`;
    const [one, two] = [await ask({ place }), await ask({ place })];
    expect(two.data).toEqual(one.data);
    expect((await safety.waiting("image", id))?.report_count).toBe(1);
    expect(alerts).toHaveLength(1);
  });

  // Rule: intimate-image-request
  it("is after reports of minors and before all others in the queue, the first time first, and in the figures", async () => {
    const [minors, spam] = [await addCharacter(database().db), await addCharacter(database().db)];
    await safety.report({ kind: "character", id: spam, reason: "spam" });
    const [first, second] = [await publishCover("#501020"), await publishCover("#601020")];
    await safety.report({ kind: "character", id: minors, reason: "minors" });
    ahead = -HOUR_MS;
    const { data } = await ask({ place: `/character/${second.id}` });
    ahead = -HOUR_MS / 2;
    await ask({ place: `/character/${first.id}` });
    const ids = (await safety.queue()).map(({ id }) => id);
    const places = [minors, second.id, first.id, spam].map((id) => ids.indexOf(id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).not.toBe(-1);
    const { session } = safety.moderator;
    expect((await safety.api.call(routes.getModerationFigures, {}, { session })).data.next_due).toBe(
      data.due_at,
    );
  });

  it("is among the shown reports of an item that many have reported", async () => {
    const { id } = await publishCover("#701020");
    for (let at = 0; at < 21; at += 1) await safety.report({ kind: "image", id, reason: "spam" });
    const { data } = await ask({ place: `/character/${id}` });
    const waiting = await safety.waiting("image", id);
    expect(waiting).toMatchObject({ due_at: data.due_at, report_count: 22 });
    expect(waiting?.reports.at(-1)?.receipt).toBe(data.receipt);
  });

  // Rule: intimate-image-outcome-mail
  it("that is granted removes the image, refuses identical copies, and tells the contact once, when it cannot be undone", async () => {
    const { id, avatar, bytes } = await publishCover("#801020");
    const { receipt, due_at } = (await ask({ place: avatar, email: "granted@example.org" })).data;
    expect((await stateOf(receipt)).data).toMatchObject({ state: "waiting", due_at, decided_at: null });
    await safety.decide({ kind: "image", id, decision: "remove", rule: "real_person" });
    expect((await stateOf(receipt)).data.state).toBe("taken_down");
    expect(await safety.statusOf(avatar)).toBe(410);
    const other = await safety.newUser();
    expect((await safety.upload(other, "character", bytes)).code).toBe(ErrorCode.refusedByRule);
    await sendOutcomes();
    expect(mails).toEqual([]);
    ahead = 11 * MINUTE_MS;
    isDown = true;
    await sendOutcomes();
    isDown = false;
    await Promise.all([sendOutcomes(), sendOutcomes()]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "granted@example.org" });
    expect(mails[0]?.text).toContain("was taken down, and identical copies of it cannot be uploaded");
    expect(mails[0]?.text).toContain(`/safety/report?number=${receipt}`);
    const [row] = await database().db.select().from(abuseReport).where(eq(abuseReport.receipt, receipt));
    expect(row).toMatchObject({ email: null, signature: "Ada Example" });
  });

  it("that is granted removes every identical copy, also of an earlier upload, when the rule says a real person", async () => {
    const earlier = await safety.newUser();
    const bytes = await plainImage("png", 60, 80, "#b01020");
    const original = (await safety.upload(earlier, "character", bytes)).data.url;
    const { id, avatar } = await publishCover("#b01020");
    await ask({ place: avatar });
    await safety.decide({ kind: "image", id, decision: "remove", rule: "real_person" });
    expect([await safety.statusOf(avatar), await safety.statusOf(original)]).toEqual([410, 410]);
    await safety.decide({ kind: "image", id, decision: "restore" });
    expect([await safety.statusOf(avatar), await safety.statusOf(original)]).toEqual([200, 200]);
  });

  it("that is not granted says so, and how to answer", async () => {
    const { id } = await publishCover("#901020");
    const { receipt } = (await ask({ place: `/character/${id}`, email: "kept@example.org" })).data;
    await safety.decide({ kind: "image", id, decision: "dismiss" });
    expect((await stateOf(receipt)).data.state).toBe("stays");
    ahead = 11 * MINUTE_MS;
    await sendOutcomes();
    const [mail] = mails.filter(({ to }) => to === "kept@example.org");
    expect(mail?.text).toContain("the image stays");
    expect(mail?.text).toContain("/contact-us");
  });

  it.each([
    [
      "de",
      { "Accept-Language": "de-AT" },
      "Mimi: deine Bitte, ein Bild zu entfernen",
      "Das Bild bleibt, weil es nicht wie ein intimes Bild",
    ],
    ["ar", { Cookie: "mimi-language=ar" }, "Mimi: طلبك إزالة صورة", "تبقى الصورة"],
  ] as const)("is answered in the language of its page: %s", async (language, headers, subject, sentence) => {
    const { id } = await publishCover(language === "de" ? "#901120" : "#901220");
    await ask({ place: `/character/${id}`, email: `${language}@example.org` }, headers);
    await safety.decide({ kind: "image", id, decision: "dismiss" });
    ahead = 11 * MINUTE_MS;
    await sendOutcomes();
    const [mail] = mails.filter(({ to }) => to === `${language}@example.org`);
    expect(mail).toMatchObject({ language, subject });
    expect(mail?.text).toContain(sentence);
  });

  // Rule: intimate-image-outcome-mail
  it("waits again when its decision is undone, and is not mailed", async () => {
    const { id } = await publishCover("#a01020");
    const { receipt } = (await ask({ place: `/character/${id}`, email: "undone@example.org" })).data;
    await safety.decide({ kind: "image", id, decision: "dismiss" });
    const { session } = safety.moderator;
    await safety.api.call(routes.undoModeration, { kind: "image", id }, { session });
    ahead = 11 * MINUTE_MS;
    await sendOutcomes();
    expect(mails).toEqual([]);
    expect((await stateOf(receipt)).data.state).toBe("waiting");
  });
});

describeDatabase("the state of a report", (database) => {
  let safety: TakedownFixture;
  beforeAll(async () => {
    safety = await takedownFixture(database());
  });
  const stateOf = (receipt: string) => safety.api.call(routes.getReportState, { receipt });

  // Rule: intimate-image-request-places
  it("is read by its number, and says nothing about the content", async () => {
    const id = await addCharacter(database().db, { name: "Private name" });
    const { receipt } = (await safety.report({ kind: "character", id, reason: "hate", text: "Words." })).data;
    const waiting = (await stateOf(` ${receipt} `)).data;
    expect(waiting).toEqual({
      ...{ state: "waiting", due_at: null, decided_at: null },
      created_at: expect.any(String) as string,
    });
    await safety.decide({ kind: "character", id, decision: "uphold", rule: "hate", reason: "Hate." });
    expect((await stateOf(receipt)).data).toEqual({
      ...{ state: "taken_down", due_at: null, created_at: waiting.created_at },
      decided_at: expect.any(String) as string,
    });
  });

  it("of an unknown number is not found", async () => {
    expect((await stateOf("AAAAAAAAAAAAAAAAAAAAAA")).code).toBe(ErrorCode.notFound);
  });

  // Rule: intimate-image-request-places
  it("is read only so often by one network, so that numbers cannot be tried", async () => {
    const limits = new RateLimits({ rates: readRates({}) });
    const api = testApp(database(), { limits });
    const codes = [];
    for (let at = 0; at < 11; at += 1)
      codes.push((await api.call(routes.getReportState, { receipt: "AAAAAAAAAAAAAAAAAAAAAA" })).code);
    expect(codes.slice(0, 10)).toEqual(Array<number>(10).fill(ErrorCode.notFound));
    expect(codes[10]).toBe(ErrorCode.rateLimited);
  });
});
