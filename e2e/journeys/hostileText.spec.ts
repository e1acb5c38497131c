import { type History, routes } from "@mimi/contract";
import type { Page } from "@playwright/test";
import { ADDRESSES, FIELDS, names, type Stop, textFor, wordOf } from "../fixtures/checkers/hostileFields.ts";
import { EVIL, freeTextsOf, hostileText } from "../fixtures/checkers/hostileText.ts";
import { choose, fromMenu, openSection } from "../fixtures/menu.ts";
import { image, publishCharacter } from "../fixtures/ownCharacter.ts";
import { test } from "../fixtures/product/ownProduct.ts";
import { closeDialog } from "../fixtures/pages.ts";
import { log, type TestUser } from "../fixtures/testUser.ts";
import { streamText } from "../fixtures/product/scriptedModel.ts";
import { expect } from "../fixtures/test.ts";

/** The text of the model's replies. */
const REPLY = hostileText("zqreply", 8_000, "text");

/** A failure on one screen does not stop the checks of the others. */
const softly = expect.configure({ soft: true });

/** Records dialogs, requests to other origins and console errors of a page. */
async function watch(page: Page, home: string): Promise<string[]> {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (origin !== new URL(home).origin && protocol !== "data:" && protocol !== "blob:")
      seen.push(`a request to ${request.url()}`);
  });
  // A request that the Content-Security-Policy blocked is a failure too.
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`against the policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
      seen.push(message.text());
  });
  return seen;
}

/** Checks that a screen shows every text that it should show, and that no text has become an element. */
async function expectOnlyText(page: Page, stop: Stop): Promise<void> {
  const wanted = names.filter((name) => FIELDS[name]?.shown?.some((one) => one === stop));
  const missing = async () => {
    const text = await page.evaluate(() => {
      const inputs = document.querySelectorAll<HTMLInputElement>("input, textarea");
      return [document.body.innerText, ...[...inputs].map(({ value }) => value)].join("\n");
    });
    return wanted.filter((name) => !text.includes(wordOf(name)));
  };
  await softly.poll(missing, { message: `what ${stop} should show` }).toEqual([]);
  const injected = `[src*="${EVIL}"], [srcset*="${EVIL}"], [style*="${EVIL}"], [href^="javascript:" i], [onerror], [onload], [onclick], iframe, object, embed`;
  await softly(page.locator(injected), `${stop}: elements made of text`).toHaveCount(0);
  const links = await page
    .locator(`a[href*="${EVIL}"]`)
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  for (const link of links) softly(link, stop).toMatch(/rel="noopener noreferrer nofollow ugc"/);
}

/** Sends hostile text in every field of the API. Returns where the character and the chat are. */
async function write(user: TestUser): Promise<{ id: string; chat: string }> {
  const portrait = await user.upload("/user/upload/", await image());
  await user.post("/user/name/", { user_name: textFor("nameUser.user_name") });
  const self = { user_name: textFor("updateUser.user_name"), biography: textFor("updateUser.biography") };
  await user.post("/user/update/", { ...self, avatar: portrait });
  const verifier = textFor("attestAdult.verifier");
  await user.post("/user/attest_adult/", {
    ...{ method: "statement", verifier, version: textFor("attestAdult.version") },
  });
  const elsewhere = `https://${EVIL}/a.png`;
  await expect(user.post("/user/update/", { ...self, avatar: elsewhere })).rejects.toThrow("40001");

  const card = cardOf();
  const { id } = await publishCharacter(user, card);
  await expect(user.post("/character/create/", { ...card, id, avatar: elsewhere })).rejects.toThrow("40001");

  const persona = { name: textFor("savePersona.name"), description: textFor("savePersona.description") };
  await expect(user.post("/persona/save/", { ...persona, avatar: elsewhere })).rejects.toThrow("40001");
  const { id: persona_id } = await user.post<{ id: string }>("/persona/save/", persona);

  const { chat_key } = await user.get<{ chat_key: string }>(`/character/new_chatkey/?character_id=${id}`);
  const where = { chat_key, character_id: id, persona_id };
  await user.stream("/chat/send/", { ...where, text: textFor("sendMessage.text") });
  await user.stream("/chat/send/", { ...where, text: "Good evening." });
  const { messages } = await user.get<History>(`/chat/messages/?chat_key=${chat_key}`);
  const [question, reply] = messages.slice(-2).map((message) => ({ chat_key, message_id: message.id }));
  await user.post("/chat/edit/", { ...question, text: textFor("editMessage.text") });
  await user.stream("/chat/regenerate/", { ...reply, note: textFor("regenerateReply.note") });
  await user.post("/chat/feedback/", { ...reply, verdict: "down", text: textFor("giveFeedback.text") });
  await user.post("/chat/rename/", { chat_key, title: textFor("renameChat.title") });
  await user.post("/chat/memory/save/", { chat_key, text: textFor("saveMemory.text") });
  await user.get(`/chat/search/?text=${encodeURIComponent(textFor("searchChats.text"))}`);
  await user.get(`/chat/list/?title=${encodeURIComponent(textFor("listChats.title"))}`);
  await user.get(`/search/creators/?info=${encodeURIComponent(textFor("searchCreators.info"))}`);
  await user.post("/report/", { kind: "character", id, reason: "spam", text: textFor("report.text") });
  const request = {
    ...{ text: textFor("requestTakeDown.text"), signature: textFor("requestTakeDown.signature") },
    ...{ good_faith: true, email: "ada@example.org" },
  };
  await user.post("/report/take-down/", { ...request, place: `/character/${id}/detail` });
  await expect(user.post("/report/take-down/", { ...request, place: elsewhere })).rejects.toThrow("40001");
  const decision = { kind: "character", id, decision: "dismiss", note: textFor("decideModeration.note") };
  await expect(user.post("/moderation/decide/", decision)).rejects.toThrow("40301");
  // Creates a new revision, so that the chat offers it.
  await user.post("/character/create/", { ...card, id, scenario: `${card.scenario} Now.` });
  return { id, chat: `/character/${id}/chat/${chat_key}` };
}

function cardOf() {
  const text = (field: string) => textFor(`saveCharacter.${field}`);
  const entry = (field: string) => text(`book.entries[].${field}`);
  return {
    name: text("name"),
    chat_name: text("chat_name"),
    tagline: text("tagline"),
    avatar_alt: text("avatar_alt"),
    bio: text("bio"),
    greeting: text("greeting"),
    alternate_greetings: [text("alternate_greetings[]")],
    definition: text("definition"),
    personality: text("personality"),
    scenario: text("scenario"),
    example_dialogs: text("example_dialogs"),
    system_prompt: text("system_prompt"),
    post_history: text("post_history"),
    warnings: [text("warnings[]")],
    version: text("version"),
    made_by: text("made_by"),
    source: [text("source[]"), `javascript:alert(1)//${wordOf("saveCharacter.source[]")}`],
    extensions: { [text("extensions")]: text("extensions") },
    card_raw: { [text("card_raw")]: text("card_raw") },
    visibility: "public" as const,
    definition_visibility: "shown" as const,
    book: {
      name: text("book.name"),
      description: text("book.description"),
      extensions: { [text("book.extensions")]: text("book.extensions") },
      entries: [
        {
          id: entry("id"),
          name: entry("name"),
          comment: entry("comment"),
          keys: [entry("keys[]")],
          secondary_keys: [entry("secondary_keys[]")],
          content: entry("content"),
          constant: true,
          extensions: { [entry("extensions")]: entry("extensions") },
        },
      ],
    },
  };
}

test("hostile text in every field runs nothing, loads nothing, and stays text", async ({
  page,
  user,
  product,
  baseURL,
  browser,
}) => {
  const known = [...names, ...ADDRESSES].toSorted();
  const taken = Object.entries(routes).flatMap(([name, { input }]) => freeTextsOf(input, name));
  expect([...new Set(taken)].toSorted(), "text fields of the API, and those that this journey fills").toEqual(
    known,
  );

  product.model.answerWith(streamText(REPLY));
  const { id, chat } = await write(user);
  const seen = await watch(page, baseURL ?? "");
  const fields = page.getByRole("textbox");

  await test.step("home", async () => {
    await user.open("/");
    await page.getByRole("group", { name: "Which characters" }).getByRole("button", { name: "New" }).click();
    await expectOnlyText(page, "home");
  });
  await test.step("search", async () => {
    await user.open(`/search?q=${wordOf("saveCharacter.name")}`);
    await expectOnlyText(page, "search");
    await user.open(`/search?q=${encodeURIComponent(textFor("search.info"))}`);
    await expectOnlyText(page, "searched");
  });
  await test.step("detail", async () => {
    await user.open(`/character/${id}/detail`);
    await expectOnlyText(page, "detail");
    const visitor = await browser.newPage();
    const seenByVisitor = await watch(visitor, baseURL ?? "");
    await visitor.goto(`${baseURL}/character/${id}/detail`);
    await expectOnlyText(visitor, "detail");
    expect(seenByVisitor).toEqual([]);
    await visitor.close();
  });
  await test.step("form", async () => {
    await user.open(`/character/${id}`);
    await expect(fields.first()).toBeVisible();
    await page
      .getByRole("button", { name: new RegExp(`^${wordOf("saveCharacter.book.entries[].name")}`) })
      .click();
    await expectOnlyText(page, "form");
  });
  await test.step("chat", async () => {
    // High enough to render every turn.
    await page.setViewportSize({ width: 1280, height: 8_000 });
    await user.open(chat);
    await expect(log(page).getByRole("article")).toHaveCount(5);
    await expect(log(page).getByText("zqreply").first()).toBeVisible();
    await expectOnlyText(page, "chat");
    await page.getByRole("button", { name: "See what changed" }).click();
    await expectOnlyText(page, "revision");
    await closeDialog(page);
  });
  await test.step("panels", async () => {
    await openPanel(page, "Your chats");
    await expectOnlyText(page, "chats");
    await page.getByRole("dialog").getByRole("searchbox").fill(wordOf("sendMessage.text"));
    await expectOnlyText(page, "found");
    await page.getByRole("dialog").getByRole("searchbox").fill(textFor("searchChats.text"));
    await expectOnlyText(page, "sought");
    await closeDialog(page);
    await openPanel(page, "Memory");
    await expectOnlyText(page, "memory");
    await page.getByRole("tab", { name: "What the AI reads" }).click();
    await expect(page.locator("summary").first()).toBeVisible();
    for (const part of await page.locator("summary").all()) await part.click();
    await expectOnlyText(page, "sent");
    await closeDialog(page);
    await openPanel(page, "Your persona");
    await expectOnlyText(page, "persona");
    await closeDialog(page);
  });
  await test.step("account and settings", async () => {
    await user.post("/user/hide/", { kind: "character", id });
    await user.open("/");
    await choose(page, "Account");
    await expectOnlyText(page, "account");
    await closeDialog(page);
    await openSection(await choose(page, "Settings"), "Hidden");
    await expectOnlyText(page, "hidden");
  });
  expect(seen).toEqual([]);
});

async function openPanel(page: Page, entry: string): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await fromMenu(page, entry);
  await expect(page.getByRole("dialog")).toBeVisible();
}
