import { beforeEach, expect, it } from "vitest";
import { chatFixture } from "../../../testing/chatFixture.ts";
import { chatKey, chatOf } from "../../../testing/contractData.ts";
import { chatState } from "../engine/chat.store.ts";
import { checkForRevision } from "./revision.actions.ts";
import { revisionState, systemMessagesState } from "./systemMessages.store.ts";

const changes = [{ field: "name", before: "Odile", after: "Odile M." }] as const;
let fakes: ReturnType<typeof chatFixture>;

beforeEach(() => {
  fakes = chatFixture();
});

it("the late answer of another chat offers nothing in this one", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const found = { pinned: 1, newest: 2, dismissed: false, changes: [...changes] };
  fakes.api.answers("getRevision", async ({ chat_key }) => {
    if (chat_key === chatKey) await held;
    return found;
  });
  Object.assign(chatState, { chatKey, chat: { ...chatOf(chatKey), newer_revision: true } });
  const late = checkForRevision();
  Object.assign(chatState, { chatKey: "another", chat: { ...chatOf("another"), newer_revision: true } });
  await checkForRevision();
  release();
  await late;
  expect(revisionState.chatKey).toBe("another");
  expect(systemMessagesState.revision).toBeNull();
});
