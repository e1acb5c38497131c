import { beforeEach, expect, it } from "vitest";
import { characterOf, summaryOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { closeDetail, retryDetailWhenOnline, openDetail } from "./detail.actions.ts";
import { detailState } from "./detail.store.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  fakes = fakeServices();
  fakes.storage.setAdult(false);
  resumeSession();
  closeDetail();
});

it("requests no last chat for a visitor", async () => {
  fakes.api.answers("getCharacter", () => characterOf("odile"));
  await openDetail("odile");
  expect(detailState.character.kind).toBe("ready");
  expect(fakes.api.inputsOf("getLastHistory")).toEqual([]);
});

it.each([
  [40401, "not-found"],
  [40001, "not-found"],
  [40302, "adult"],
  [50001, "failed"],
] as const)("shows, on the code %i, that it is %s", async (code, kind) => {
  fakes.api.fails("getCharacter", code);
  await openDetail("odile");
  expect(detailState.character.kind).toBe(kind);
});

it("loads again when the browser comes online", async () => {
  const stop = retryDetailWhenOnline();
  fakes.browser.online = false;
  fakes.api.fails("getCharacter", "unreachable");
  await openDetail("odile");
  expect(detailState.character).toMatchObject({ kind: "failed", cause: "offline" });
  fakes.api.answers("getCharacter", () => characterOf("odile"));
  fakes.browser.goOnline(true);
  await expect.poll(() => detailState.character.kind).toBe("ready");
  stop();
});

it("hides an adult character in safe mode, whatever the API returned", async () => {
  fakes.api.answers("getCharacter", () => characterOf("odile", { rating: "nsfw" }));
  await openDetail("odile");
  expect(detailState.character).toEqual({ kind: "adult" });
});

it("never shows the answer to an earlier page", async () => {
  let answer = () => {};
  fakes.api.answers("getCharacter", ({ character_id }) => {
    if (character_id === "fast") return characterOf("fast");
    return new Promise((resolve) => void (answer = () => resolve(characterOf("slow"))));
  });
  const slow = openDetail("slow");
  await openDetail("fast");
  answer();
  await slow;
  expect(detailState.character).toMatchObject({ kind: "ready", value: { id: "fast" } });
});

it("shows similar characters, and no adult ones in safe mode whatever the API returned", async () => {
  fakes.api
    .answers("getCharacter", () => characterOf("odile"))
    .answers("listSimilar", () => [summaryOf("fox"), summaryOf("owl", { rating: "nsfw" })]);
  await openDetail("odile");
  await expect.poll(() => detailState.similar.map(({ id }) => id)).toEqual(["fox"]);
  expect(fakes.api.inputsOf("listSimilar")).toEqual([{ character_id: "odile", rating: "sfw" }]);
});
