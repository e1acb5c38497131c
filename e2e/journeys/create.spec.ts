import { crc32 } from "node:zlib";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import {
  addCover,
  addTag,
  button,
  crop,
  field,
  more,
  newImage,
  newName,
  openCreate,
} from "../fixtures/characterForm.ts";
import { title } from "../fixtures/pages.ts";
import { register, sendLogin } from "../fixtures/signIn.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

/** Chooses a file in the system's file dialog, which `open` opens. */
async function choose(page: Page, open: () => Promise<void>, name: string, buffer: Buffer): Promise<void> {
  const fileChooser = page.waitForEvent("filechooser");
  await open();
  await (await fileChooser).setFiles({ name, mimeType: "application/octet-stream", buffer });
}

/** Fills the required fields and publishes for everybody. Returns the path of the character's page. */
async function publish(page: Page, name: string): Promise<string> {
  await field(page, "Name").fill(name);
  await field(page, "First message").fill("*{{char}} looks up.* “You came, {{user}}.”");
  await addCover(page);
  await addTag(page);
  await button(page, "Publish").click();
  // A new character is private by default (§3). Publishing asks who can find it.
  const question = page.getByRole("dialog", { name: `Who can find ${name}?` });
  await expect(question.getByRole("radio", { name: "Only me" })).toBeChecked();
  await question.getByRole("radio", { name: "Everyone" }).check();
  await question.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(/\/character\/[^/]+\/detail$/);
  await expect(title(page)).toHaveText(name);
  return new URL(page.url()).pathname;
}

/** A PNG image with a card, as other programs write it. */
function pngCard(image: Buffer, card: unknown): Buffer {
  const data = Buffer.concat([
    Buffer.from("tEXtchara\0"),
    Buffer.from(Buffer.from(JSON.stringify(card)).toString("base64")),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([image.subarray(0, -12), size, data, sum, image.subarray(-12)]);
}

// Rule: paths-open-screens
test("a user creates and publishes a character, and the search finds it", { tag: "@phone" }, async ({
  page,
  credentials,
}) => {
  // A visitor is asked to log in, and returns to the same page (§2).
  await page.goto("/character");
  await register(page, credentials);
  const loaded = page.waitForEvent("load");
  await sendLogin(page, credentials);
  await loaded;
  await expect(page).toHaveURL("/character");
  await expect(title(page)).toHaveText("New character");

  await button(page, "Publish").click();
  await expect(page.getByText("Before you can publish")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a cover" })).toBeFocused();
  await expectAccessible(page);

  const name = newName();
  await field(page, "Name").fill(name);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expect(page).toHaveURL(/\/character\/[^/]+$/);
  await field(page, "Tagline").fill("Keeps a light that nobody asked for.");
  await expect(field(page, "Tagline")).toBeFocused();

  const detail = await publish(page, name);
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(detail);
});

// Rule: back-closes-dialog
for (const [how, close] of [
  ["Back", (page: Page) => page.goBack()],
  ["Upload", (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Upload" }).click()],
] as const)
  test(`${how} closes the dialog for the cover, and the form keeps what was typed and its address`, async ({
    page,
    user,
  }) => {
    await user.open("/character");
    await field(page, "Name").fill("Ines");
    const fileChooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add a cover" }).click();
    await (await fileChooser).setFiles({
      name: "cover.png",
      mimeType: "image/png",
      buffer: await newImage(page),
    });
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    // The first save gives the page its address while the dialog is open.
    await expect(page).toHaveURL(/\/character\/[^/]+$/);
    const address = page.url();
    await close(page);
    await expect(dialog).toHaveCount(0);
    await expect(field(page, "Name")).toHaveValue("Ines");
    await expect(page).toHaveURL(address);
  });

// Rule: logo-links-home
test("leaving unsaved changes of a published character asks first, and keeps the changes", async ({
  page,
  user,
}) => {
  await openCreate(page, user);
  const detail = await publish(page, newName());
  const edit = detail.replace(/\/detail$/, "");
  await page.goBack();
  await expect(page).toHaveURL(edit);
  await field(page, "Tagline").fill("A new line.");
  await expect(page.getByText(/Changes are saved in this browser until you publish them/)).toBeVisible();

  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const home = page.getByRole("banner").locator('a[href="/"]');
  await home.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(edit);

  // With the browser's Forward button, which leads to the page of the character.
  await page.evaluate(() => history.forward());
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(edit);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await home.click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/");

  await page.goto(edit);
  await expect(field(page, "Tagline")).toHaveValue("A new line.");
  await button(page, "Publish changes").click();
  await expect(page).toHaveURL(detail);
  await expect(page.getByRole("main").getByText("A new line.").filter({ visible: true })).toHaveCount(1);
});

test("a card of another program is imported and exported without loss", async ({ page, user }) => {
  await openCreate(page, user);
  const name = newName();
  const card = {
    spec: "chara_card_v2",
    spec_version: "2.0",
    data: {
      name,
      description: "{{char}} keeps the light. <script>alert(1)</script>",
      personality: "Dry.",
      scenario: "",
      first_mes: "*The lamp turns.* “Sit, {{user}}.”",
      mes_example: "",
      creator_notes: "From elsewhere.",
      system_prompt: "",
      post_history_instructions: "",
      alternate_greetings: ["The door is open."],
      tags: ["zz no such tag"],
      creator: "Ada",
      character_version: "3",
      extensions: { depth_prompt: { depth: 4, prompt: "Stay dry." }, weather: { rain: true } },
      character_book: {
        extensions: {},
        entries: [
          {
            keys: ["lamp"],
            content: "It burns oil.",
            extensions: { x: 1 },
            enabled: true,
            insertion_order: 3,
          },
        ],
      },
    },
  };
  const file = pngCard(await newImage(page), card);
  await choose(page, () => more(page, "Import a card"), "odalys.png", file);
  const report = page.getByRole("dialog", { name });
  await expect(report.getByText("extensions.weather")).toBeVisible();
  await expect(report.getByText("tags: zz no such tag")).toBeVisible();
  await expectAccessible(page);
  await report.getByRole("button", { name: "Use this card" }).click();
  await crop(page);

  await expect(field(page, "Name")).toHaveValue(name);
  await expect(field(page, "First message 2")).toHaveValue("The door is open.");
  await expect(page.getByRole("button", { name: /^Entry 1/ })).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  // The saved character is loaded again, with its card.
  await page.reload();
  await expect(field(page, "Name")).toHaveValue(name);

  const download = page.waitForEvent("download");
  await more(page, "Export as JSON");
  const path = await (await download).path();
  const exported = JSON.parse(await readFile(path, "utf8")) as { spec: string; data: object };
  expect(exported.spec).toBe("chara_card_v3");
  expect(exported.data).toMatchObject(card.data);

  await choose(page, () => more(page, "Import a card"), "holiday.png", await newImage(page));
  const refused = page.getByRole("dialog", { name: "This card cannot be read" });
  await expect(
    refused.getByText("This is a picture without a character in it.", { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await refused.getByRole("button", { name: "Close" }).filter({ hasText: "Close" }).click();
  await expect(field(page, "Name")).toHaveValue(name);
});

test("two tabs do not overwrite each other's changes", async ({ page, user, context }) => {
  await openCreate(page, user);
  await field(page, "Name").fill(newName());
  await expect(page).toHaveURL(/\/character\/[^/]+$/);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await field(other, "Tagline").fill("From the other tab.");
  await expect(other.getByText(/^Draft saved/)).toBeVisible();

  await field(page, "Tagline").fill("From this tab.");
  await expect(page.getByText("This character was changed elsewhere", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use the other" }).click();
  await expect(field(page, "Tagline")).toHaveValue("From the other tab.");
});

test("deleting a character can be undone", async ({ page, user }) => {
  await openCreate(page, user);
  const name = newName();
  await field(page, "Name").fill(name);
  await expect(page).toHaveURL(/\/character\/[^/]+$/);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const edit = page.url();
  await more(page, "Delete");
  const dialog: Locator = page.getByRole("alertdialog", { name: `Delete ${name}?` });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The character is restored.")).toBeVisible();
  await page.goto(edit);
  await expect(field(page, "Name")).toHaveValue(name);
});
