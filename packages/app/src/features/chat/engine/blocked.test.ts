import { beforeEach, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { chatFixture, settle } from "../../../testing/chatFixture.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { chatView } from "../view/chatView.ts";
import { setDraft } from "./draft.actions.ts";
import { systemMessagesState } from "../systemMessages/systemMessages.store.ts";
import { authState } from "../../auth/auth.store.ts";
import { openChat } from "./open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const rule = { label: "Content that is not allowed", href: "/policy#rules" };
const view = () =>
  chatView(chatState, {
    ...{ streaming: streamingState, systemMessages: systemMessagesState, session: authState.session },
    ...{ isOnline: true, discreet: false, now: fakes.browser.now() },
  });

async function refused(text: string, meanwhile = "") {
  const sent = chatEngine.send(text);
  setDraft(meanwhile);
  fakes.streams.latest.fails(new ApiError(42201, { rule: "banned", anchor: "rules" }));
  await sent;
}

beforeEach(async () => {
  fakes = chatFixture();
  await openChat("odile");
  await settle();
});

it("puts a refused text back into the composer, with the rule and its address", async () => {
  await refused("Held back");
  expect(view().composer).toMatchObject({ draft: "Held back", state: { kind: "blocked", rule } });
});

it("allows to send as soon as the text is different", async () => {
  await refused("Held back");
  setDraft("Held");
  expect(view().composer.state.kind).toBe("ready");
});

it("stays a message when the composer has a text, and Edit moves it before that text", async () => {
  await refused("Held back", "And more");
  expect(view().turns.at(-1)).toMatchObject({
    kind: "user",
    text: "Held back",
    state: "blocked",
    rule,
  });
  expect(view().turns.at(-1)).toHaveProperty("error");
  await chatEngine.edit(view().turns.at(-1)?.id ?? "");
  expect([chatState.draft, chatState.outgoing]).toEqual(["Held back\nAnd more", null]);
});

it("shows the rule again when Edit moves the text to an empty composer", async () => {
  await refused("Held back", "And more");
  setDraft("");
  await chatEngine.edit(view().turns.at(-1)?.id ?? "");
  expect(view().composer).toMatchObject({ draft: "Held back", state: { kind: "blocked" } });
});
