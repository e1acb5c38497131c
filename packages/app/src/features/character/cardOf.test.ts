import { expect, it } from "vitest";
import { summaryOf } from "../../testing/contractData.ts";
import { noContentFilter } from "../../state/contentFilter.store.ts";
import { cardOf, type Reactions } from "./cardOf.ts";

const viewing = (reactions: Reactions = {}, sight = {}) => ({
  reactions,
  sight: { ...noContentFilter, ...sight },
});

it("is the same card as long as nothing about it changed", () => {
  const odile = summaryOf("odile");
  const liked = { viewer: { ...odile.viewer, favourited: true }, stats: odile.stats };
  expect(cardOf(odile, viewing())).toBe(cardOf(odile, viewing()));
  expect(cardOf(odile, viewing({ odile: liked }))).toMatchObject({ isFavourite: true });
  expect(cardOf(odile, viewing({ odile: liked }))).not.toBe(cardOf(odile, viewing()));
});

it("hands over neither name nor picture of an adult character", () => {
  expect(cardOf(summaryOf("x", { rating: "nsfw" }), viewing())).toEqual({ kind: "adult", id: "x" });
});

it("shows an adult character that was asked for, or that the viewer does not want blurred", () => {
  const adult = summaryOf("x", { rating: "nsfw" });
  expect(cardOf(adult, viewing({}, { shown: { x: true } }))).toMatchObject({ kind: "character" });
  expect(cardOf(adult, viewing({}, { blurred: false }))).toMatchObject({ kind: "character" });
  expect(cardOf(adult, viewing({}, { shown: { y: true } }))).toMatchObject({ kind: "adult" });
});

it("has no cover where there is no picture", () => {
  expect(cardOf(summaryOf("y", { avatar: null }), viewing())).toMatchObject({ cover: undefined });
});
