import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../services/api/ApiError.ts";
import { accepted, chatFixture, ended, finish, settle } from "../../testing/chatFixture.ts";
import { chatState } from "./chat.store.ts";
import { closeChat, openChat } from "./open.actions.ts";
import { discard, retry, send, sendWaiting } from "./send.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const said = () => fakes.streams.opened.map(({ input }) => ("text" in input ? input.text : ""));
const waiting = () => [chatState.outgoing, ...chatState.queued].map((one) => one && [one.text, one.state]);

/** The reply to the message that went out last comes to its end. */
async function answered() {
  fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
  await settle();
}

beforeEach(async () => {
  fakes = chatFixture();
  await openChat("odile");
});

describe("without a connection", () => {
  it("messages wait in their order, and go out once when it is back", async () => {
    fakes.browser.online = false;
    for (const text of ["one", "two"]) await send(text);
    expect([said(), waiting()]).toEqual([[], [null, ["one", "waiting"], ["two", "waiting"]]]);
    fakes.browser.online = true;
    const going = sendWaiting();
    await answered();
    await answered();
    await going;
    expect([said(), waiting()]).toEqual([["one", "two"], [null]]);
  });

  it("a message that was cut off waits for it, under the same id", async () => {
    const first = send("one");
    fakes.browser.online = false;
    fakes.streams.latest.fails(new ApiError("unreachable"));
    await first;
    expect(waiting()).toEqual([["one", "waiting"]]);
    fakes.browser.online = true;
    void sendWaiting();
    const [before, after] = fakes.streams.opened.map(({ input }) => input);
    expect(after).toEqual(before);
  });

  it("what waits outlives the page, and then goes by itself", async () => {
    fakes.browser.online = false;
    await send("one");
    closeChat();
    fakes.browser.online = true;
    await openChat("odile");
    await settle();
    expect(said()).toEqual(["one"]);
  });
});

describe("behind a message that failed", () => {
  beforeEach(async () => {
    const failing = send("one");
    fakes.streams.latest.fails(new ApiError(50001));
    await failing;
    await send("two");
  });

  it("the next one waits", () => {
    expect([said(), waiting()]).toEqual([
      ["one"],
      [
        ["one", "failed"],
        ["two", "waiting"],
      ],
    ]);
  });

  it("the next one goes when that is sent after all", async () => {
    const going = retry(chatState.outgoing?.clientId ?? "");
    await answered();
    await answered();
    await going;
    expect([said(), waiting()]).toEqual([["one", "one", "two"], [null]]);
  });

  it("the next one goes when that is given up", async () => {
    discard(chatState.outgoing?.clientId ?? "");
    await answered();
    expect([said(), chatState.draft]).toEqual([["one", "two"], "one"]);
  });
});
