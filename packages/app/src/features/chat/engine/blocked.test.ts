import { beforeEach, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { chatFixture, settle } from "../../../testing/chatFixture.ts";
import { chatEngine } from "./chatEngine.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { chatView } from "../view/chatView.ts";
import { setDraft } from "./draft.actions.ts";
import { systemMessagesState } from "../systemMessages/systemMessages.store.ts";
import { authState } from "../../auth/auth.store.ts";
import { openChat } from "./open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const rule = { label: "What may not be written", href: "/policy#rules" };
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

it("stands in the composer again, with the rule and where it is written", async () => {
  await refused("Held back");
  expect(view().composer).toMatchObject({ draft: "Held back", state: { kind: "blocked", rule } });
});

it("may be sent as soon as it is another text", async () => {
  await refused("Held back");
  setDraft("Held");
  expect(view().composer.state.kind).toBe("ready");
});

it("waits above where more was written since, and is changed by taking it back before that", async () => {
  await refused("Held back", "And more");
  expect(view().turns.at(-1)).toMatchObject({ kind: "user", text: "Held back", state: "blocked", rule });
  await chatEngine.edit(view().turns.at(-1)?.id ?? "");
  expect([chatState.draft, chatState.outgoing]).toEqual(["Held back\nAnd more", null]);
});

it("is held back again, with its rule, where it is taken back to an empty composer", async () => {
  await refused("Held back", "And more");
  setDraft("");
  await chatEngine.edit(view().turns.at(-1)?.id ?? "");
  expect(view().composer).toMatchObject({ draft: "Held back", state: { kind: "blocked" } });
});
