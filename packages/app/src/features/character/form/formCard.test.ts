import { readCard } from "@mimi/character-card";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Files, provideFiles } from "../../../services/browser/files.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { ada } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { changeFields, openForm } from "./form.actions.ts";
import { tagsState } from "../tags.store.ts";
import { formState } from "./form.store.ts";
import { exportDraft } from "./exportCard.actions.ts";
import { applyCard, applyLorebook, importCard, toggleCardTag } from "./formCard.actions.ts";
import { closeCoverCrop, cropCardImage, cropCover, uploadCover } from "./formCover.actions.ts";

const noPart = async () => null;
let fakes: ReturnType<typeof fakeServices>;
let device: FakeFiles;

/** Files that a test can look into. */
class FakeFiles implements Files {
  readonly addresses = new Set<string>();
  readonly saved: { name: string; file: Blob }[] = [];
  #count = 0;
  address = () => {
    const address = `blob:${++this.#count}`;
    this.addresses.add(address);
    return address;
  };
  release = (address: string) => void this.addresses.delete(address);
  save = (name: string, file: Blob) => void this.saved.push({ name, file });
  png = async () =>
    Uint8Array.from(
      atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="),
      (letter) => letter.charCodeAt(0),
    );
}

const fileOf = (value: unknown) => new File([JSON.stringify(value)], "ines.json");
const v3 = {
  spec: "chara_card_v3",
  spec_version: "3.0",
  data: { name: "Ines", first_mes: "You came.", extensions: { chub: { id: 4 } }, creation_date: 7 },
};

beforeEach(async () => {
  freshState();
  fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  fakes.api.answers("getUser", () => ada).answers("listTags", () => []);
  device = new FakeFiles();
  provideFiles(device);
  await openForm(null);
});

it("reads a card without changing the form, and fills the form when the user applies it", async () => {
  changeFields({ greeting: "Mine.", visibility: "unlisted" });
  await importCard(fileOf(v3));
  expect(formState.characterCard).toMatchObject({
    kind: "read",
    card: { name: "Ines", passedThrough: ["extensions.chub", "creation_date"], hasMaker: false },
  });
  expect(formState.draft.fields.greeting).toBe("Mine.");
  applyCard();
  expect(formState.characterCard).toBeNull();
  expect(formState.draft.fields).toMatchObject({
    name: "Ines",
    greeting: "You came.",
    visibility: "unlisted",
  });
  expect(formState.draft).toMatchObject({ extensions: { chub: { id: 4 } }, cardRaw: v3 });
});

// Rule: card-report-tags
it("adds the tags like those of a card that the user chose, and no other", async () => {
  const tags = ["Science fiction", "Fantasy", "Adventure"].map((name, id) => ({
    id,
    name,
    slug: name,
    count: 1,
  }));
  tagsState.tags = { kind: "ready", value: tags };
  await importCard(fileOf({ ...v3, data: { ...v3.data, tags: ["sci-fi", "fantasy adventure"] } }));
  for (const id of [0, 1, 2, 1]) toggleCardTag(id);
  applyCard();
  expect(formState.draft.fields.tags).toEqual([
    { id: 0, name: "Science fiction" },
    { id: 2, name: "Adventure" },
  ]);
});

it("does not change the form when a file is not a card", async () => {
  changeFields({ greeting: "Mine." });
  await importCard(fileOf({ recipe: "soup" }));
  expect(formState.characterCard).toEqual({ kind: "refused", file: "ines.json", error: "not-a-card" });
  applyCard();
  expect(formState.draft.fields.greeting).toBe("Mine.");
});

it("shows the report of the file chosen last", async () => {
  await Promise.all([
    importCard(fileOf(v3)),
    importCard(fileOf({ ...v3, data: { ...v3.data, name: "Pell" } })),
  ]);
  expect(formState.characterCard).toMatchObject({ kind: "read", card: { name: "Pell" } });
});

it("exports an imported card, as JSON and as PNG", async () => {
  await importCard(fileOf(v3));
  applyCard();
  for (const format of ["json", "png"] as const) await exportDraft(formState.draft, format);
  expect(device.saved.map(({ name }) => name)).toEqual(["Ines.json", "Ines.png"]);
  for (const { file } of device.saved) {
    const read = readCard(new Uint8Array(await file.arrayBuffer()));
    expect(read).toMatchObject({ kind: "read", character: { original: v3 } });
  }
});

it("opens the crop dialog for the card's image, and releases every address", async () => {
  await exportDraft(
    { ...formState.draft, fields: { ...formState.draft.fields, name: "Ines", greeting: "Hi." } },
    "png",
  );
  const [card] = device.saved;
  await importCard(new File([card?.file ?? ""], "ines.png"));
  expect(device.addresses.size).toBe(1);
  applyCard();
  expect(formState.crop?.view.kind).toBe("crop");
  await closeCoverCrop(noPart);
  expect(device.addresses.size).toBe(0);
});

describe("the image of a card, when the crop dialog is closed", () => {
  const part = new Blob(["part"]);
  const firstPart = vi.fn(async (): Promise<Blob | null> => part);
  const uploads = () => fakes.api.calls.filter(({ name }) => name === "uploadCharacterImage");
  const cover = () => formState.draft.fields.cover?.src;

  beforeEach(async () => {
    changeFields({ name: "Ines", cover: { src: "/uploads/old.webp", alt: "" } });
    await exportDraft(formState.draft, "png");
    await importCard(new File([device.saved[0]?.file ?? ""], "ines.png"));
    applyCard();
    fakes.api.answers("uploadCharacterImage", () => ({ url: "/uploads/first.webp" }));
    firstPart.mockClear();
  });

  // Rule: crop-default
  it("is the cover without a choice, by the part that the dialog opened with", async () => {
    await closeCoverCrop(firstPart);
    expect(uploads().map(({ options }) => options.file)).toEqual([part]);
    expect([cover(), formState.crop]).toEqual(["/uploads/first.webp", null]);
  });

  it("is not uploaded again after a part was chosen", async () => {
    await uploadCover(new Blob(["chosen"]));
    cropCover(new Blob(["another"]));
    await closeCoverCrop(firstPart);
    expect([uploads().length, firstPart.mock.calls.length]).toEqual([1, 0]);
  });

  it("changes neither a cover that was chosen meanwhile nor another form", async () => {
    const closed = closeCoverCrop(firstPart);
    changeFields({ cover: { src: "/uploads/chosen.webp", alt: "" } });
    await closed;
    expect(cover()).toBe("/uploads/chosen.webp");
    cropCardImage(part);
    const left = closeCoverCrop(firstPart);
    await openForm(null);
    await left;
    expect(uploads()).toEqual([]);
  });

  it("can be cropped again after a failed upload", async () => {
    fakes.api.fails("uploadCharacterImage", 50301);
    await closeCoverCrop(firstPart);
    expect(cover()).toBe("/uploads/old.webp");
    toastsState.toasts[0]?.action?.onClick();
    expect(formState.crop?.view.kind).toBe("crop");
  });
});

// Rule: cover-upload-ratio
it("uploads the cover to the character endpoint, and resets the statement about it (§5)", async () => {
  fakes.api.answers("uploadCharacterImage", () => ({ url: "/uploads/new-600.webp" }));
  changeFields({ attestsImage: true, attestsCharacter: true });
  cropCover(new Blob(["image"]));
  const part = new Blob(["part"]);
  await uploadCover(part);
  expect(fakes.api.calls.find(({ name }) => name === "uploadCharacterImage")?.options.file).toBe(part);
  expect(formState.draft.fields).toMatchObject({
    cover: { src: "/uploads/new-600.webp" },
    attestsImage: false,
    attestsCharacter: true,
  });
  expect([formState.crop, device.addresses.size]).toEqual([null, 0]);
});

it("keeps the crop dialog open after a failed upload, and for a file that is not an image (§5)", async () => {
  fakes.api.fails("uploadCharacterImage", 50301);
  cropCover(new Blob(["image"]));
  await uploadCover(new Blob());
  expect(formState.crop?.view).toMatchObject({ kind: "failed" });
  cropCover(new Blob(), "too-large");
  expect(formState.crop).toMatchObject({ view: { kind: "failed" }, fileError: "too-large" });
});

it("adds the entries of a lorebook without a character to the form, and nothing else", async () => {
  changeFields({ name: "Ines" });
  await importCard(
    fileOf({ name: "Low Water", entries: { 0: { key: ["bell"], content: "It rings.", order: 1 } } }),
  );
  expect(formState.characterCard).toEqual({ kind: "lorebook", file: "ines.json", entries: 1 });
  applyLorebook();
  expect(formState.characterCard).toBeNull();
  await importCard(fileOf({ lorebookVersion: 5, entries: [{ text: "It is dark.", keys: ["night"] }] }));
  applyLorebook();
  const { name, book } = formState.draft.fields;
  expect(name).toBe("Ines");
  expect(book).toMatchObject({
    name: "Low Water",
    entries: [
      { key: "0", keys: ["bell"], content: "It rings." },
      { key: "1", keys: ["night"], content: "It is dark." },
    ],
  });
});
