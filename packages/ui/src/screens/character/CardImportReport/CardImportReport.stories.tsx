import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { cardImportFixtures as views } from "./CardImportReport.fixtures.ts";
import { CardImportReport } from "./CardImportReport.tsx";

const meta = {
  title: "Features/Character/CardImportReport",
  component: CardImportReport,
  tags: ["screen"],
  args: { open: true, view: views.complete, onUse: fn(), onOpenChange: fn(), onFileSelect: fn() },
  argTypes: { view: namedStates(views) },
} satisfies Meta<typeof CardImportReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field was imported. */
export const Complete: Story = {};

/** Reading the file. */
export const Reading: Story = { args: { view: views.reading } };

/** Some fields are too long to be published, and some were left out. */
export const Flawed: Story = { args: { view: views.flawed, replaces: true } };

/** A V1 card: no image, and few fields. */
export const Plain: Story = { args: { view: views.plain } };

/** An endless name and many fields. */
export const ExtremeTexts: Story = { args: { view: views.extremeTexts } };

/** The file was repaired, and only a part of two fields is used. */
export const Repaired: Story = { args: { view: views.repaired } };

/** The card has tags that do not exist here: those that are like them can be chosen. */
export const LikelyTags: Story = { args: { view: views.likelyTags, onTagChange: fn() } };

/** The file is a lorebook without a character. */
export const Lorebook: Story = { args: { view: views.lorebook, onLorebookImport: fn() } };

/** The file contains no character. */
export const NoCard: Story = { args: { view: views.refused } };

/** A hostile archive is rejected. */
export const Bomb: Story = { args: { view: views.bomb } };
