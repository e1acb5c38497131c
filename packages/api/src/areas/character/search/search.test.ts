import { ErrorCode, routes } from "@mimi/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../../../db/Database.ts";
import { user } from "../../../db/schema/referenced.ts";
import { fillSearch } from "../../../db/search/fillSearch.ts";
import { readRates } from "../../../config/rateLimitSettings.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { characterArea } from "../routes.ts";

describeEachDatabase("search", (database) => {
  let api: TestApp;
  let tags: number[];

  beforeAll(async () => {
    const { db } = database();
    tags = await addTags(db, ["Noir", "Sea", "Comedy"]);
    const [noir = 0, sea = 0, comedy = 0] = tags;
    const add = (id: string, columns: Parameters<typeof addCharacter>[1]) =>
      addCharacter(db, { id, ...columns });
    await add("keeper", { name: "Ines Calloway", tagline: "Keeps a lighthouse.", tag_ids: [sea], chats: 50 });
    await add("detective", {
      name: "Odile Marchetti",
      bio: "She met a lighthouse keeper once.",
      tag_ids: [noir],
      chats: 90,
    });
    await add("moth", { name: "Lighthouse Moth", tag_ids: [noir, comedy], chats: 10 });
    await add("percent", { name: "100% Bram_", chats: 1 });
    await add("exact", { name: "Bram" });
    await add("adult", { name: "Lighthouse Zz", rating: "nsfw" });
  });

  beforeAll(() => {
    api = testApp(database());
  });

  async function found(info: string, more: Record<string, unknown> = {}): Promise<string[]> {
    const { code, data } = await api.call(routes.search, { info, ...more });
    expect(code).toBe(0);
    return data.items.map(({ id }) => id);
  }

  it("sorts names before taglines before bios, and a name that equals the text first", async () => {
    expect(await found("lighthouse")).toEqual(["moth", "keeper", "detective"]);
    expect(await found("bram")).toEqual(["exact", "percent"]);
  });

  it("needs one database round trip", async () => {
    const trips: number[] = [];
    const counted: OpenDatabase["runAll"] = (calls) => {
      trips.push(calls.length);
      return database().runAll(calls);
    };
    const counting = testApp({ ...database(), runAll: counted });
    const tripsOf = async (info: string) => {
      trips.length = 0;
      await counting.call(routes.search, { info });
      return [...trips];
    };
    // The first search also loads the sample.
    await tripsOf("moth");
    // The page and the number of filtered adult matches, which the next minute needs no more.
    expect([await tripsOf("lighthouse keeper"), await tripsOf("lighthouse keeper")]).toEqual([[2], [1]]);
    expect(await tripsOf("odile marcheti")).toEqual([2]);
  });

  it("is warmed up with names, until the process stops, which waits for the warm-up", async () => {
    const searched: string[] = [];
    const gate = Promise.withResolvers<void>();
    const watched: OpenDatabase["runAll"] = async (calls) => {
      searched.push(...calls.flatMap(({ values }) => values));
      await gate.promise;
      return database().runAll(calls);
    };
    const areaUntil = (stopping: AbortSignal) => characterArea({ ...api.deps, runAll: watched, stopping });
    await areaUntil(AbortSignal.abort()).warmUp?.();
    expect(searched).toEqual([]);
    const area = areaUntil(new AbortController().signal);
    const warmUp = area.warmUp?.();
    let stopped = false;
    const stopping = area.stop?.().then(() => (stopped = true));
    await expect.poll(() => searched).not.toEqual([]);
    expect(stopped).toBe(false);
    gate.resolve();
    await Promise.all([warmUp, stopping]);
    expect(searched).toEqual(expect.arrayContaining(["ines calloway", "odile"]));
  });

  // Rule: search-by-language
  it("finds the characters of a language, in all its regions, with and without a text", async () => {
    const { db } = database();
    await addCharacter(db, { id: "lisbon", name: "Farol da barra", language: "pt" });
    await addCharacter(db, { id: "rio", name: "Farol do norte", language: "pt-BR", chats: 20 });
    expect(await found("", { language: "pt" })).toEqual(["rio", "lisbon"]);
    expect(await found("", { language: "PT-br", sort: "new" })).toEqual(["rio", "lisbon"]);
    expect(await found("farol", { language: "pt" })).toEqual(["rio", "lisbon"]);
    expect(await found("barra", { language: "pt" })).toEqual(["lisbon"]);
    expect(await found("farol", { language: "en" })).toEqual([]);
    expect(await found("lighthouse", { language: "en" })).toEqual(["moth", "keeper", "detective"]);
  });

  // Rule: search-shows-passage
  it("shows the part of a biography that it found, when neither the name nor the tagline has the words", async () => {
    const bio = `${"Nothing more. ".repeat(60)}He paints stories of the harbour. ${"More. ".repeat(60)}`;
    await addCharacter(database().db, { id: "painter", name: "Vera", tagline: "Paints.", bio });
    await addCharacter(database().db, { id: "tokyo", name: "Vera", bio: "昨日は東京タワーに行った。" });
    const passagesOf = async (info: string) =>
      (await api.call(routes.search, { info })).data.items.map(({ id, passage }) => [id, passage]);
    expect(await passagesOf("lighthouse")).toEqual([
      ["moth", undefined],
      ["keeper", undefined],
      ["detective", "She met a lighthouse keeper once."],
    ]);
    expect(await passagesOf("the HARBOURS story")).toEqual([
      ["painter", expect.stringMatching(/^….*He paints stories of the harbour\..*…$/)],
    ]);
    expect(await passagesOf("東京")).toEqual([["tokyo", "昨日は東京タワーに行った。"]]);
    // A similar name.
    expect(await passagesOf("odile marchett")).toEqual([["detective", undefined]]);
  });

  it("finds words by their stem, and the last word while it is being typed", async () => {
    expect(await found("lighthouses keep")).toEqual(["keeper", "detective"]);
    expect(await found("lighthou")).toContain("keeper");
  });

  it("finds words by a single letter, also when the letter is a stop word", async () => {
    expect((await found("i")).sort()).toEqual(["keeper"]);
    expect(await found("the odi")).toEqual(["detective"]);
  });

  // Rule: search-ranking
  it("finds parts of names, and ranks them before other texts", async () => {
    expect(await found("chett")).toEqual(["detective"]);
    await addCharacter(database().db, {
      id: "bio-chett",
      name: "Vera",
      bio: "A friend of chett.",
      chats: 900,
    });
    expect(await found("chett")).toEqual(["detective", "bio-chett"]);
  });

  it("finds tags by their name", async () => {
    expect((await found("noir")).sort()).toEqual(["detective", "moth"]);
    // A name in the language of the app, which the app knows.
    expect((await found("чёрный", { named: `${tags[0]}` })).sort()).toEqual(["detective", "moth"]);
    expect(await found("чёрный")).toEqual([]);
  });

  // Rule: search-ranking
  it("finds misspelled names after all other matches", async () => {
    expect(await found("odile marcheti")).toEqual(["detective"]);
    await addCharacter(database().db, { id: "bio-marcheti", name: "Nell", bio: "Knows Odile Marcheti." });
    expect(await found("odile marcheti")).toEqual(["bio-marcheti", "detective"]);
    expect(await found("zzzzqqqq")).toEqual([]);
  });

  // Rule: search-ranking
  it.each(["The Who", "It", "Her", "who", "C++", "🌙"])(
    "shows a character with the name %j first",
    async (name) => {
      const { db } = database();
      const [exact = "", more = "", text = ""] = ["exact", "more", "text"].map((kind) => `${kind}-${name}`);
      await addCharacter(db, {
        id: text,
        name: "Of texts",
        bio: `Of ${name}, it was who the her.`,
        chats: 9_000,
      });
      await addCharacter(db, { id: more, name: `Not ${name} at all`, tagline: name, chats: 9_000 });
      await addCharacter(db, { id: exact, name });
      for (const typed of [name, name.toUpperCase(), ` ${name} `])
        expect((await found(typed))[0]).toBe(exact);
    },
  );

  it("finds text with special characters", async () => {
    expect(await found("100% b")).toEqual(["percent"]);
    expect(await found("i%y")).toEqual([]);
    expect(await found("_nes")).toEqual([]);
    for (const text of ["_", "\\", "' or 1=1 --", "a & | ! ( ) : *", "<->", "日本"]) await found(text);
    expect(await found("100%\u0000b")).toEqual(["percent"]);
  });

  it("filters by required and excluded tags", async () => {
    const [noir, sea, comedy] = tags;
    expect(await found("", { tags: `${noir}` })).toEqual(["detective", "moth"]);
    expect(await found("", { tags: `${noir},${comedy}` })).toEqual(["moth"]);
    expect(await found("lighthouse", { not: `${noir}` })).toEqual(["keeper"]);
    expect(await found("lighthouse", { tags: `${sea}`, not: `${sea}` })).toEqual([]);
  });

  it("sorts by popularity or by time when requested", async () => {
    expect(await found("lighthouse", { sort: "popular" })).toEqual(["detective", "keeper", "moth"]);
    expect(await found("lighthouse", { sort: "new" })).toEqual(["moth", "detective", "keeper"]);
  });

  it("pages without repeating", async () => {
    const pages = [await found("lighthouse", { count: 2 }), await found("lighthouse", { count: 2, page: 2 })];
    expect(pages).toEqual([["moth", "keeper"], ["detective"]]);
  });

  it("finds the same among so many matches that not all can be ranked", async () => {
    const { db } = database();
    await db.execute(sql`insert into "character" (id, creator_id, name, tagline, visibility, status, published_at, chats)
      select 'many-' || n, 'test-creator', 'Name ' || n, 'Of the orchard.', 'public', 'published',
        timestamptz '2026-01-01', n from generate_series(1, 1200) as n`);
    await fillSearch(db);
    const old = { published_at: new Date("2025-01-01") };
    await addCharacter(db, { id: "orchard-name", name: "Orchard Keeper", ...old });
    await addCharacter(db, { id: "orchard", name: "Orchard", ...old });
    const before = api;
    // The first one has an old estimate of few matches, the second one a correct estimate.
    for (api of [before, testApp(database())]) {
      const all = await Promise.all([1, 2, 3].map((page) => found("orchard", { page, count: 3 })));
      expect(all[0]?.slice(0, 2)).toEqual(["orchard", "orchard-name"]);
      expect(all.flat().slice(2)).toEqual([1200, 1199, 1198, 1197, 1196, 1195, 1194].map((n) => `many-${n}`));
      expect((await found("orchard", { sort: "popular" }))[0]).toBe("many-1200");
      expect((await found("orchard", { sort: "new" }))[0]).toBe("many-999");
    }
    api = before;
  });

  it("counts the adult matches that are left out", async () => {
    expect((await api.call(routes.search, { info: "lighthouse" })).data.hidden).toBe(1);
    expect((await api.call(routes.search, { info: "chett" })).data.hidden).toBe(0);
  });

  // Rule: search-counts-adult-apart
  it("counts adult matches apart from those that the user's own filter leaves out, in one query", async () => {
    const session = await api.signIn("search-hider");
    const countsOf = async (more: Record<string, unknown> = {}) => {
      const { data } = await api.call(routes.search, { info: "lighthouse", ...more }, { session });
      return { hidden: data.hidden, adult: data.adult };
    };
    expect(await countsOf()).toEqual({ hidden: 1, adult: 1 });
    await api.call(routes.hide, { kind: "tag", id: String(tags[0]) }, { session });
    expect(await countsOf()).toEqual({ hidden: 3, adult: 1 });
    expect(await countsOf({ info: "odile" })).toEqual({ hidden: 1, adult: 0 });
    // For a user who sees adult characters, an adult match with a hidden tag only counts as hidden.
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    await database().db.update(user).set({ adult_attested_at: new Date() }).where(eq(user.id, uid));
    await addCharacter(database().db, {
      name: "Zz Twofold",
      rating: "nsfw",
      tag_ids: [tags[0] ?? 0],
    });
    expect(await countsOf({ info: "twofold", rating: "nsfw" })).toEqual({ hidden: 1, adult: 0 });
    expect(await countsOf({ info: "twofold" })).toEqual({ hidden: 1, adult: 1 });
  });

  it("allows 60 searches at once, and refuses the next", async () => {
    const limited = testApp(database(), { limits: new RateLimits({ rates: readRates({}) }) });
    const codes = await Promise.all(
      Array.from({ length: 80 }, async () => (await limited.call(routes.search, { info: "a" })).code),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(60);
    expect(codes.filter((code) => code === ErrorCode.rateLimited)).toHaveLength(20);
  });
});
