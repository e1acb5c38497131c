import { routes } from "@mimi/contract";
import { asc, eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { lockFolder } from "../db/pglite/folderLock.ts";
import { readSettings } from "../config/settings.ts";
import { allParts } from "../server/allAreas.ts";
import { startServer } from "../server/startServer.ts";
import { freshPglite, migratedDataFolder } from "../testing/databases.ts";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { wholeCast } from "@mimi/demo";
import { defaultTags } from "./tags.ts";
import { tag } from "../db/schema/character.ts";
import { character, user } from "../db/schema/referenced.ts";
import { addGenerated } from "./addGenerated.ts";
import { seedSample } from "./seedSample.ts";

const quiet = () => undefined;

describeEachDatabase("the first start", (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = testApp(database());
    await Promise.all([seedSample(api.deps), seedSample(api.deps)]);
  });

  it("adds all sample characters with their tags, also once when two processes start at once", async () => {
    const { db } = database();
    const rows = await db.select({ id: character.id, tags: character.tag_ids }).from(character);
    expect(rows).toHaveLength(wholeCast.length + 3);
    expect(rows.map(({ id }) => id)).toEqual(
      expect.arrayContaining(wholeCast.map((one) => one.character.slug)),
    );
    expect(rows.every(({ tags }) => tags.length > 0)).toBe(true);
    expect(await db.select().from(tag)).toHaveLength(defaultTags.length);
  });

  it("stores the language of each, so that a search by language finds them behind no English one", async () => {
    const idsIn = async (language: string) => {
      const { items } = (await api.call(routes.search, { info: "", language })).data;
      return items.map(({ id }) => id).toSorted();
    };
    expect(await idsIn("de")).toEqual(["ottokar", "wiebke"]);
    expect(await idsIn("pt-BR")).toEqual(["faisca", "zuleide"]);
    expect(await idsIn("zh")).toEqual(["duoyizhi", "luohui"]);
    const local = wholeCast.flatMap(({ language, character: { slug } }) => (language === "en" ? [] : [slug]));
    const { items } = (await api.call(routes.listIndex, { count: 36 })).data;
    expect(items.filter(({ id }) => local.includes(id))).toEqual([]);
  });

  it("spreads their dates over the last weeks", async () => {
    const rows = await database().db.select({ at: character.published_at }).from(character);
    const days = rows.map(({ at }) => (Date.now() - (at?.getTime() ?? 0)) / 86_400_000);
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeLessThan(50);
    expect(new Set(days.map(Math.floor)).size).toBeGreaterThan(15);
  });

  it("adds no sample characters where there is a user already", async () => {
    const fresh = testApp(await freshPglite());
    await fresh.signIn("first");
    await seedSample(fresh.deps);
    expect(await fresh.deps.db.select().from(character)).toEqual([]);
    expect(await fresh.deps.db.select().from(tag)).toHaveLength(defaultTags.length);
  });

  it("serves every cover of a card", async () => {
    const { items } = (await api.call(routes.listIndex, { count: 50 })).data;
    const addresses = items.flatMap(({ avatar_renditions }) =>
      avatar_renditions.flatMap(({ avif, webp }) => [avif, webp]),
    );
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) expect((await api.app.request(address)).status).toBe(200);
  });

  it("counts three adult placeholders as left out, and their texts are not adult", async () => {
    expect((await api.call(routes.listIndex)).data.hidden).toBe(3);
    const adults = await database().db.select().from(character).where(eq(character.rating, "nsfw"));
    expect(adults.every(({ avatar, name }) => avatar === null && name?.startsWith("Adult character"))).toBe(
      true,
    );
  });

  it("refuses a sign-in to an account that owns sample characters", async () => {
    const rows = await database().db.select({ sub: user.identity_sub }).from(user);
    expect(new Set(rows.map(({ sub }) => sub))).toEqual(new Set([null]));
  });

  it("is the only start that writes them", async () => {
    const { db } = database();
    await db.update(character).set({ name: "Renamed" }).where(eq(character.id, "odile"));
    await db.delete(character).where(eq(character.id, "ines"));
    const before = await db.select().from(character).orderBy(asc(character.id));
    await seedSample(api.deps);
    expect(await db.select().from(character).orderBy(asc(character.id))).toEqual(before);
  });

  it("can be followed by generated characters, which are always the same", async () => {
    const { db } = database();
    const generated = () =>
      db
        .select({ id: character.id, name: character.name, chats: character.chats })
        .from(character)
        .orderBy(asc(character.id));
    await addGenerated(api.deps, 700, quiet);
    const first = await generated();
    await addGenerated(api.deps, 900, quiet);
    const second = await generated();
    expect(second).toHaveLength(first.length + 200);
    expect(second).toEqual(expect.arrayContaining(first.slice(0, 50)));
  });
});

describe("a server", () => {
  const log = pino({ level: "silent" });

  it("keeps its data over a restart, and locks its folder", async () => {
    const dataDir = await migratedDataFolder();
    const settings = readSettings({ MIMI_DATA_DIR: dataDir, API_PORT: "0" });
    const first = await startServer(settings, log, allParts);
    await expect(startServer(settings, log, allParts)).rejects.toThrow(
      /in use by process \d+; stop it or set MIMI_DATA_DIR/,
    );
    const tags: unknown = await (await fetch(`${first.address}/api/tag/`)).json();
    await first.stop();
    const second = await startServer(settings, log, allParts);
    expect(await (await fetch(`${second.address}/api/tag/`)).json()).toEqual(tags);
    const samePort = readSettings({
      MIMI_DATA_DIR: await migratedDataFolder(),
      API_PORT: new URL(second.address).port,
    });
    await expect(startServer(samePort, log, allParts)).rejects.toThrow(
      /^port \d+ is taken; stop what uses it or set API_PORT$/,
    );
    await second.stop();
    await (await lockFolder(dataDir))();
    await (await lockFolder(samePort.dataDir))();
  });

  it.each([
    ["tags", 0],
    ["sample", wholeCast.length + 3],
  ])("starts with SEED=%s on %s characters", async (SEED, count) => {
    const settings = readSettings({
      MIMI_DATA_DIR: await migratedDataFolder(),
      API_PORT: "0",
      SEED,
    });
    const server = await startServer(settings, log, allParts);
    const pages = [1, 2].map(async (page) => {
      const answer = await fetch(`${server.address}/api/character/?count=50&page=${page}`);
      return ((await answer.json()) as { data: { items: unknown[]; hidden: number } }).data;
    });
    const [first, second] = await Promise.all(pages);
    const tags = await fetch(`${server.address}/api/tag/`);
    await server.stop();
    const items = [...(first?.items ?? []), ...(second?.items ?? [])];
    expect(items.length + (first?.hidden ?? 0)).toBe(count);
    expect(((await tags.json()) as { data: unknown[] }).data).toHaveLength(defaultTags.length);
  });
});
