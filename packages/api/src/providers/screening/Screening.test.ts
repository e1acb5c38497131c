import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { httpScreening } from "./httpScreening.ts";
import { Lexicon } from "./Lexicon.ts";
import { type ScreeningInput, Screening } from "./Screening.ts";

const lexicon = new Lexicon("age zz_age_term_1\nadult zz_adult_1\nbanned zz_banned_1\ncrisis zz_crisis_1");
const silent = pino({ level: "silent" });
const alone = new Screening(lexicon, null, silent);

function about(texts: unknown, parts: Partial<ScreeningInput> = {}): ScreeningInput {
  return { source: "message", texts, adult: false, actor: "u1", ...parts };
}

describe("screening by the lexicon", () => {
  it.each<[string, ScreeningInput, string | null]>([
    ["banned terms anywhere", about("a zz_banned_1"), "banned"],
    ["age with the adult rating", about("zz_age_term_1", { adult: true }), "minors"],
    ["age with an adult term, whatever the rating", about(["zz_age_term_1", "zz_adult_1"]), "minors"],
    ["a minor by statement with an adult term", about("zz_adult_1", { minor: true }), "minors"],
    ["a minor by statement with the adult rating", about("", { minor: true, adult: true }), "minors"],
    ["a term that is spread over two texts", about(["zz_banned", "1"]), "banned"],
    ["texts deep inside", about({ a: [{ b: "zz_banned_1" }] }), "banned"],
    ["more texts than a call has room for", about(Array.from({ length: 300_000 }, () => "a")), null],
    ["age alone", about("zz_age_term_1"), null],
    ["adult terms alone", about("zz_adult_1"), null],
    ["adult terms with the adult rating", about("zz_adult_1", { adult: true }), null],
    ["nothing at all", about(undefined, { adult: true }), null],
  ])("refuses or accepts %s", async (_case, screened, rule) => {
    const judged = { details: { rule, anchor: "rules" }, code: 42201 };
    if (rule === null) {
      expect(alone.judge(screened)).toEqual({ crisis: false });
      expect(await alone.check(screened)).toEqual({ crisis: false });
    } else {
      expect(() => alone.judge(screened)).toThrow(expect.objectContaining(judged));
      await expect(alone.check(screened)).rejects.toMatchObject(judged);
    }
  });

  it("searches no long text again that was prepared, and judges it alike", async () => {
    const long = ["the ship 1000 waits; ".repeat(4_000), "zz_banned_1"];
    const screening = new Screening(lexicon, null, silent);
    const find = vi.spyOn(lexicon, "find");
    await screening.prepare(long);
    expect(() => screening.judge(about(long))).toThrow(expect.objectContaining({ code: 42201 }));
    expect(screening.judge(about(long[0]))).toEqual({ crisis: false });
    expect(find.mock.calls).toEqual([[long[0]]]);
    find.mockRestore();
  });

  it("finds a minor by statement with a prepared long text, and only then", async () => {
    const long = `zz_adult_1 ${"the ship 1000 waits; ".repeat(4_000)}`;
    const screening = new Screening(lexicon, null, silent);
    await screening.prepare(long);
    expect(() => screening.judge(about(long, { minor: true }))).toThrow(
      expect.objectContaining({ code: 42201 }),
    );
    expect(screening.judge(about(long))).toEqual({ crisis: false });
  });

  it("accepts texts about self-harm, and marks them", () => {
    expect(alone.judge(about("zz_crisis_1"))).toEqual({ crisis: true });
  });

  it("logs minors with the highest severity, without the text", () => {
    let record: unknown;
    try {
      alone.judge(about("secret zz_age_term_1", { adult: true, itemId: "c1" }));
    } catch (error) {
      ({ record } = error as { record: unknown });
    }
    expect(record).toEqual({
      ...{ actor: "u1", action: "text.refused", severity: "critical", kind: "message", itemId: "c1" },
      details: { rule: "minors", adult: true },
    });
  });
});

describe("screening by an endpoint", () => {
  let server: Server;
  let screening: Screening;
  let requests: { body: unknown; authorization: string | undefined }[];
  let answer: { status: number; body: string };
  let logged = "";

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (piece: Buffer) => (body += piece.toString()));
      request.on("end", () => {
        requests.push({ body: JSON.parse(body), authorization: request.headers.authorization });
        response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const remote = httpScreening(new URL(`http://127.0.0.1:${port}/`), "key-1");
    screening = new Screening(lexicon, remote, pino({}, { write: (line: string) => void (logged += line) }));
  });

  beforeEach(() => {
    requests = [];
    logged = "";
    answer = { status: 200, body: '{"classes":[]}' };
  });

  afterAll(() => void server.close());

  it("sends the text, its rating and its source to it", async () => {
    await screening.check(about(["one", "two"], { adult: true }));
    expect(requests).toEqual([
      { body: { input: "one\ntwo", adult: true, source: "message" }, authorization: "Bearer key-1" },
    ]);
  });

  it("combines its classes with those of the lexicon", async () => {
    answer.body = '{"classes":["adult"]}';
    await expect(screening.check(about("zz_age_term_1"))).rejects.toMatchObject({
      details: { rule: "minors" },
    });
    answer.body = '{"classes":["crisis"]}';
    expect(await screening.check(about("one"))).toEqual({ crisis: true });
  });

  it("does not call it for a text that the lexicon refuses, or for no text", async () => {
    await expect(screening.check(about("zz_banned_1"))).rejects.toMatchObject({ code: 42201 });
    await screening.check(about(["", null]));
    expect(requests).toEqual([]);
  });

  it.each([
    ["an error", { status: 500, body: "{}" }],
    ["something else", { status: 200, body: '{"classes":["unheard_of"]}' }],
    ["no JSON", { status: 200, body: "<html>" }],
    ["a way elsewhere", { status: 302, body: "" }],
  ])("refuses adult text and accepts other text when it answers %s", async (_case, failing) => {
    answer = failing;
    await expect(screening.check(about("one", { adult: true }))).rejects.toMatchObject({
      details: { rule: "not_screened", anchor: "adults" },
    });
    expect(await screening.check(about("one"))).toEqual({ crisis: false });
  });

  it.each([
    ["no JSON", "zz_private_words, said as text"],
    ["unknown classes", '{"classes":["zz_private_words"]}'],
    ["JSON of another form", '{"zz_private_words":"zz_private_words"}'],
  ])("does not log an answer that is %s, which can quote the text", async (_case, body) => {
    answer.body = body;
    expect(await screening.check(about("zz_private_words"))).toEqual({ crisis: false });
    expect(logged).toContain("a text could not be screened by the endpoint");
    expect(logged).not.toContain("zz_private");
  });
});
