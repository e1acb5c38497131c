import { beforeEach, expect, it } from "vitest";
import { chatFixture, settle } from "../../../testing/chatFixture.ts";
import { freshChat } from "../../../testing/freshChat.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import { openChat } from "../engine/open.actions.ts";
import * as act from "./chats.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const titles = () => unsentFormsState.forms[act.TITLES_KEY];

beforeEach(async () => {
  fakes = chatFixture();
  await openChat("odile");
  await settle();
});

it("finds a half-typed title after a reload", async () => {
  act.draftTitle("b", "Rai");
  freshChat();
  await act.restoreTitles();
  expect(titles()).toEqual({ b: "Rai" });
});

it("continues with a title that could not be saved", async () => {
  fakes.api.fails("renameChat", "unreachable");
  await act.rename("b", "Rain");
  expect(titles()).toEqual({ b: "Rain" });
});
