import { once } from "node:events";
import { Readable } from "node:stream";
import { RdfaParser } from "rdfa-streaming-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ChatTurn } from "./ChatTurn.ts";
import { ChatPrint } from "./ChatPrint/ChatPrint.tsx";
import { Message } from "./Message/Message.tsx";

interface Quad {
  readonly predicate: { readonly value: string };
  readonly object: { readonly value: string };
}

const BY_AI = "https://schema.org/TrainedAlgorithmicMediaDigitalSource";

/** What a public parser reads in markup: the source of each text. */
async function sourcesIn(markup: string): Promise<readonly string[]> {
  const parser = new RdfaParser({ contentType: "text/html", baseIRI: "https://mimi.example/" });
  const page = `<!doctype html><html lang="en"><body>${markup}</body></html>`;
  const quads = parser.import(Readable.from([page]));
  const sources: string[] = [];
  quads.on("data", ({ predicate, object }: Quad) => {
    if (predicate.value === "https://schema.org/digitalSourceType") sources.push(object.value);
  });
  await once(quads, "end");
  return sources;
}

const reply: ChatTurn = { kind: "character", id: "m1", text: "Come *in*.", state: "done" };

// Rule: ai-output-marked
it("a reply says that an AI wrote it, in a form that machines read", async () => {
  const turn: ChatTurn = { ...reply, digitalSource: BY_AI };
  expect(await sourcesIn(renderToStaticMarkup(<Message turn={turn} characterName="Odile" />))).toEqual([
    BY_AI,
  ]);
});

it.each([
  ["a greeting", { ...reply, greeting: true }],
  ["a message of the user", { kind: "user", id: "m2", text: "Why?", state: "sent" }],
] as const)("%s has no such mark", async (_what, turn) => {
  expect(await sourcesIn(renderToStaticMarkup(<Message turn={turn} characterName="Odile" />))).toEqual([]);
});

// Rule: ai-output-marked
it("so does each printed reply", async () => {
  const said = { kind: "message", from: "character", text: "Come in." } as const;
  const entries = [
    { ...said, id: "greeting" },
    { ...said, id: "m1", digitalSource: BY_AI },
  ];
  const print = <ChatPrint preview characterName="Odile" date="28 November 2026" entries={entries} />;
  expect(await sourcesIn(renderToStaticMarkup(print))).toEqual([BY_AI]);
});
