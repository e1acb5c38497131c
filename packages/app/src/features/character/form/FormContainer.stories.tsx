import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { FormPage } from "../../../app/pages/FormPage.tsx";
import { AppFrame } from "../../../testing/AppFrame.tsx";
import { ada, ageOf, characterOf } from "../../../testing/contractData.ts";
import { answer, anyQuery } from "../../../testing/storyAnswers.ts";
import { startStory } from "../../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../../testing/typeInTheMiddle.ts";

const own = characterOf("ines", {
  name: "Ines Calloway",
  chat_name: "Ines",
  tagline: "The light is on. Nobody has asked who for.",
  creator: { uid: ada.uid, user_name: ada.user_name, avatar: null },
  avatar: "covers/ines-600.webp",
  avatar_renditions: [],
  definition: "{{char}} keeps the light at Gannet Point.",
  status: "draft",
});
const tags = ["Mystery", "Lighthouse", "Comedy"].map((name, id) => ({ id, name, slug: name, count: 9 - id }));

const otherCalls = [answer("/user/", ada), answer("/tag/", tags)];
const saved = answer("/character/create/", { ...own, revision: 3 }, { method: "POST" });

const meta = {
  title: "App/Character form",
  component: FormPage,
  tags: ["screen", "!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: [...otherCalls, answer("/character/detail/", own), saved],
  },
  args: { id: "ines" },
  beforeEach: () => startStory({ signedIn: true }),
  decorators: [
    (Story) => (
      <AppFrame address="/character">
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof FormPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The user's own draft: changes are saved automatically. */
export const Edit: Story = {
  play: async () => {
    const tagline = await screen.findByRole("textbox", { name: /^Tagline/ });
    await userEvent.type(tagline, " Yet.");
    await expect(await screen.findByText(/^Draft saved/, undefined, { timeout: 5_000 })).toBeVisible();
    await expect(tagline).toHaveValue(`${own.tagline} Yet.`);
  },
};

/** An empty form. */
export const Create: Story = {
  args: { id: undefined },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "New character" })).toBeVisible();
  },
};

/** A draft for adults, of a user who has not stated their age: the age gate opens, and then the draft is saved. */
export const AgeGate: Story = {
  parameters: {
    mockData: [
      ...otherCalls,
      answer("/character/detail/", { ...own, rating: "nsfw" }),
      answer("/user/age/", ageOf("statement")),
      answer("/user/attest_adult/", { adult_attested_at: "2026-11-20T12:00:00Z" }, { method: "POST" }),
      saved,
    ],
  },
  play: async () => {
    const gate = within(await screen.findByRole("dialog", { name: "Are you 18 or older?" }));
    await expect(gate.getByRole("button", { name: "I am under 18" })).toBeVisible();
  },
};

/** Saving fails: the draft stays, and can be saved again. Set the status back to 200 in the panel. */
export const SavingFails: Story = {
  parameters: {
    mockData: [
      ...otherCalls,
      answer("/character/detail/", own),
      answer("/character/create/", null, { method: "POST", status: 503, code: 50301 }),
    ],
  },
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /^Tagline/ }), "!");
    const again = await screen.findByRole("button", { name: "Save again" }, { timeout: 5_000 });
    await expect(again).toBeVisible();
  },
};

/** The character of another creator cannot be edited. */
export const Foreign: Story = {
  parameters: { mockData: [...otherCalls, answer("/character/detail/", characterOf("odile"))] },
  play: async () => {
    await expect(await screen.findByText("Character not found")).toBeVisible();
  },
};

/** The character cannot be loaded after two retries. */
export const Failed: Story = {
  parameters: { mockData: [...otherCalls, answer("/character/detail/", null, { status: 500, code: 50001 })] },
  play: async () => {
    await expect(await screen.findByText("The character did not load")).toBeVisible();
  },
};

/** A visitor has to log in, and then continues here. */
export const Visitor: Story = {
  args: { id: undefined },
  beforeEach: () => startStory({ signedIn: false }),
  play: async () => {
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};

/** Every field of the form can be edited in the middle, while the draft is saved. */
export const Typing: Story = {
  args: { id: undefined },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Add an entry" }));
    const fields = screen.getAllByRole("textbox");
    await expect(fields.length).toBeGreaterThan(10);
    for (const field of fields) await typeInTheMiddle(field);
  },
};
