import { expect, it } from "vitest";
import { summaryOf } from "../../testing/contractData.ts";
import { noContentFilter } from "../../state/preferences/contentFilter.store.ts";
import { cardOf, type Reactions } from "./cardOf.ts";

const context = (reactions: Reactions = {}, filter = {}) => ({
  reactions,
  filter: { ...noContentFilter, ...filter },
});

it("is the same card as long as nothing about it changed", () => {
  const odile = summaryOf("odile");
  const liked = { viewer: { ...odile.viewer, favourited: true }, stats: odile.stats };
  expect(cardOf(odile, context())).toBe(cardOf(odile, context()));
  expect(cardOf(odile, context({ odile: liked }))).toMatchObject({ isFavourite: true });
  expect(cardOf(odile, context({ odile: liked }))).not.toBe(cardOf(odile, context()));
});

it("has neither name nor cover of an adult character", () => {
  expect(cardOf(summaryOf("x", { rating: "nsfw" }), context())).toEqual({ kind: "adult", id: "x" });
});

it("shows an adult character that the user has unblurred, or when blurring is off", () => {
  const adult = summaryOf("x", { rating: "nsfw" });
  expect(cardOf(adult, context({}, { shown: { x: true } }))).toMatchObject({ kind: "character" });
  expect(cardOf(adult, context({}, { blurred: false }))).toMatchObject({ kind: "character" });
  expect(cardOf(adult, context({}, { shown: { y: true } }))).toMatchObject({ kind: "adult" });
});

// Rule: search-shows-passage
it("shows the part of the biography that a search found in place of the tagline", () => {
  const tagline = "Keeps the light.";
  expect(cardOf(summaryOf("x", { tagline }), context())).toMatchObject({ tagline });
  const passage = "…met by the harbour…";
  expect(cardOf(summaryOf("x", { tagline, passage }), context())).toMatchObject({ tagline: passage });
});

it("has no cover for a character without an image", () => {
  expect(cardOf(summaryOf("y", { avatar: null }), context())).toMatchObject({ cover: undefined });
});
