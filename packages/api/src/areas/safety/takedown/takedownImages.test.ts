import { ErrorCode, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { upload } from "../../../db/schema/account.ts";
import { withdrawnFile } from "../../../db/schema/safety.ts";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { plainImage } from "../../../testing/images.ts";
import { type TakedownFixture, takedownFixture } from "../testing/takedownFixture.ts";

const HOUR_MS = 3_600_000;
const refused = ErrorCode.refusedByRule;

describeEachDatabase("an image", (database) => {
  let safety: TakedownFixture;
  let ahead = 0;
  beforeAll(async () => {
    safety = await takedownFixture(database(), { now: () => new Date(Date.now() + ahead) });
  });

  describe("that was taken down", () => {
    // Rule: taken-down-image-gone
    it("is not set again, neither before the decision nor after it", async () => {
      const { data } = await safety.publish({ name: "Cover" });
      const avatar = data.avatar ?? "";
      const set = () => safety.save({ id: data.id, name: "Cover", avatar });
      await safety.hide({ kind: "image", id: data.id });
      expect((await set()).details?.fields).toEqual({ avatar: "invalid_choice" });
      expect(await safety.statusOf(avatar)).toBe(410);
      expect((await safety.waiting("image", data.id))?.image).toMatch(/^data:image\/webp;base64,/);
      await safety.decide({ kind: "image", id: data.id, decision: "remove" });
      expect((await set()).details?.fields).toEqual({ avatar: "invalid_choice" });
      expect(
        (await safety.publish({ name: "Another", greeting: "Hello.", definition: "", avatar })).code,
      ).toBe(ErrorCode.invalidInput);
    });

    // Rule: taken-down-image-gone
    it("is not uploaded again: the same file, with other metadata, or the file that was served; nor by others", async () => {
      const { data } = await safety.publish({
        name: "Bytes",
        avatar: (await safety.upload(safety.owner, "character", await plainImage("png", 60, 80, "#0f7b3c")))
          .data.url,
      });
      const served = new Uint8Array(await (await safety.api.app.request(data.avatar ?? "")).arrayBuffer());
      const same = await plainImage("png", 60, 80, "#0f7b3c");
      const otherFile = await plainImage("webp", 60, 80, "#0f7b3c");
      await safety.decide({ kind: "image", id: data.id, decision: "remove" });
      const stranger = await safety.newUser();
      for (const bytes of [same, otherFile, served]) {
        expect((await safety.upload(safety.owner, "character", bytes)).code).toBe(refused);
        expect((await safety.upload(stranger, "character", bytes)).code).toBe(refused);
      }
      expect((await safety.upload(stranger, "character")).code).toBe(0);
      await safety.decide({ kind: "image", id: data.id, decision: "restore" });
      expect((await safety.upload(safety.owner, "character", same)).code).toBe(0);
      expect(await safety.statusOf(data.avatar ?? "")).toBe(200);
    });

    it("is removed with later uploads of the same file, and with no earlier one", async () => {
      const bytes = () => plainImage("png", 60, 80, "#7d1f5a");
      const [first, thief, third] = [await safety.newUser(), await safety.newUser(), await safety.newUser()];
      const covers = [];
      for (const by of [first, thief, third]) {
        const { url } = (await safety.upload(by, "character", await bytes())).data;
        covers.push(
          (await safety.publish({ name: "Copy", avatar: url, greeting: newId(), definition: newId() }, by))
            .data,
        );
      }
      await safety.decide({ kind: "image", id: covers[1]?.id ?? "", decision: "remove" });
      expect(await Promise.all(covers.map(({ avatar }) => safety.statusOf(avatar ?? "")))).toEqual([
        200, 410, 410,
      ]);
      expect((await safety.rowOf(covers[2]?.id ?? ""))?.avatar).toBeNull();
      expect((await safety.rowOf(covers[0]?.id ?? ""))?.avatar).toBe(covers[0]?.avatar);
    });

    // Rule: taken-down-image-gone
    it.each(["before the decision", "after the decision"] as const)(
      "is not set by another upload of the same file, also an older one, %s",
      async (when) => {
        const owner = await safety.newUser();
        const bytes = await plainImage("png", 60, 80, when === "before the decision" ? "#3b0d5c" : "#d5903b");
        const upload = async (kind: "character" | "user") =>
          (await safety.upload(owner, kind, bytes)).data.url;
        const [first, cover, forProfile] = [
          await upload("character"),
          await upload("character"),
          await upload("user"),
        ];
        const own = { greeting: newId(), definition: newId() };
        const { data } = await safety.publish({ name: "Twice", avatar: cover, ...own }, owner);
        const item = { kind: "image", id: data.id } as const;
        if (when === "before the decision") await safety.hide(item);
        else await safety.decide({ ...item, decision: "remove" });
        const set = async (avatar: string) =>
          (await safety.save({ id: data.id, name: "Twice", avatar }, owner)).code;
        const setForPersona = async () =>
          (await safety.api.call(routes.savePersona, { name: "Sam", avatar: forProfile }, owner)).code;
        const setForProfile = async () =>
          (
            await safety.api.call(
              routes.updateUser,
              { user_name: "Ada", biography: "", avatar: forProfile },
              owner,
            )
          ).code;
        const codes = async () => [await set(first), await setForPersona(), await setForProfile()];
        const statuses = () => Promise.all([first, cover, forProfile].map(safety.statusOf));
        const { invalidInput } = ErrorCode;
        expect(await codes()).toEqual([invalidInput, invalidInput, invalidInput]);
        expect(await statuses()).toEqual([410, 410, 410]);
        await safety.decide({ ...item, decision: "restore" });
        expect(await statuses()).toEqual([200, 200, 200]);
        expect(await codes()).toEqual([0, 0, 0]);
      },
    );

    // Rule: taken-down-image-gone
    it("is not set by an upload that was under way, of any user", async () => {
      const [owner, stranger] = [await safety.newUser(), await safety.newUser()];
      const { data } = await safety.publish({ name: "Late", greeting: newId(), definition: newId() }, owner);
      const [stored] = await database()
        .db.select()
        .from(upload)
        .where(eq(upload.url, data.avatar ?? ""));
      if (!stored) throw new Error("The cover has no upload.");
      await safety.decide({ kind: "image", id: data.id, decision: "remove" });
      for (const by of [owner, stranger]) {
        // The upload was compared before the decision, and is stored after it.
        const late = { url: `/uploads/${newId()}-600.webp`, user_id: by.uid, created_at: new Date() };
        await database()
          .db.insert(upload)
          .values({ ...stored, kind: "character", ...late });
        const { code } = await safety.save({ name: "Late", avatar: late.url }, by);
        expect(code).toBe(ErrorCode.invalidInput);
      }
    });

    it("is the reported one: a cover that the owner has set since stays", async () => {
      const { data } = await safety.publish({ name: "Changing" });
      await safety.report({ kind: "image", id: data.id, reason: "copyright" });
      const next = (await safety.upload(safety.owner, "character")).data.url;
      await safety.save({ id: data.id, name: "Changing", avatar: next });
      await safety.decide({ kind: "image", id: data.id, decision: "remove" });
      expect([await safety.statusOf(data.avatar ?? ""), await safety.statusOf(next)]).toEqual([410, 200]);
      expect((await safety.rowOf(data.id))?.avatar).toBe(next);
    });
  });

  describe("in an upload", () => {
    it("has a validator, and is not sent again while it is the same", async () => {
      const { url } = (await safety.upload(safety.owner, "character")).data;
      const first = await safety.api.app.request(url);
      expect(first.headers.get("Cache-Control")).toBe("public, max-age=300, must-revalidate");
      const tag = first.headers.get("ETag") ?? "";
      const again = (value: string) => safety.api.app.request(url, { headers: { "If-None-Match": value } });
      expect([(await again(tag)).status, (await again(`W/${tag}, "other"`)).status]).toEqual([304, 304]);
      expect([(await again("*")).status, (await again('"other"')).status]).toEqual([304, 200]);
      const absent = { headers: { "If-None-Match": "*" } };
      expect((await safety.api.app.request("/uploads/absent-600.avif", absent)).status).toBe(404);
      const range = await safety.api.app.request(url, { headers: { Range: "bytes=0-9", "If-Range": tag } });
      expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 10]);
      expect(range.headers.get("ETag")).toBe(tag);
      const [row] = await database().db.select().from(upload).where(eq(upload.url, url));
      expect(row?.hashes).toHaveLength(6);
    });

    // Rule: replaced-image-not-served
    it("that its owner replaced is not served after an hour, until the owner sets it again", async () => {
      const { data } = await safety.publish({ name: "Replaced", greeting: "Good day.", definition: "" });
      const before = data.avatar ?? "";
      const next = (await safety.upload(safety.owner, "character")).data.url;
      await safety.save({ id: data.id, name: "Replaced", avatar: next });
      expect(await safety.statusOf(before)).toBe(200);
      ahead = HOUR_MS + 60_000;
      const response = await safety.api.app.request(before, { headers: { "If-None-Match": "*" } });
      expect([response.status, response.headers.get("Cache-Control")]).toEqual([410, "no-store"]);
      expect(await safety.statusOf(next)).toBe(200);
      await safety.save({ id: data.id, name: "Replaced", avatar: before });
      expect(await safety.statusOf(before)).toBe(200);
      expect(await database().db.$count(withdrawnFile, eq(withdrawnFile.item_id, before))).toBe(0);
      ahead = 0;
    });
  });
});
