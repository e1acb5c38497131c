import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StoryHeader } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { detailScreenFixtures as pages, similarFixtures } from "./DetailScreen.fixtures.ts";
import { DetailScreen } from "./DetailScreen.tsx";

const meta = {
  title: "Screens/Detail",
  component: DetailScreen,
  tags: ["screen", "phone"],
  parameters: { layout: "fullscreen", design: "detail" },
  args: {
    content: pages.continued,
    header: <StoryHeader />,
    backHref: "#back",
    homeHref: "#home",
    similar: similarFixtures,
    onChatStart: fn(),
    onChatCreate: fn(),
    onReactionChange: fn(),
    onCharacterShare: fn(),
    onCardExport: fn(),
    onCharacterDuplicate: fn(),
    onReportOpen: fn(),
    hideEntries: [
      { kind: "action", label: "Hide this character", icon: <EyeOffIcon />, onSelect: fn() },
      { kind: "action", label: "Hide everything by @halfmoon", icon: <UserIcon />, onSelect: fn() },
    ],
  },
  argTypes: { content: namedStates(pages) },
} satisfies Meta<typeof DetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user with a chat: continue it, or start a new one. */
export const Continued: Story = {};

/** The creator can edit it, and has nothing to hide or report. */
export const Owner: Story = { args: { editHref: "#edit", onReportOpen: undefined, hideEntries: undefined } };

/** The creator's own character, which no one else can open. */
export const OnlyYou: Story = {
  args: {
    content: { kind: "ready", value: { ...pages.visited.value, visibility: "private" } },
    editHref: "#edit",
    onReportOpen: undefined,
    hideEntries: undefined,
  },
};

/** The user has hidden it, and opened it by a link. */
export const Hidden: Story = { args: { isHidden: true, onHiddenOpen: fn() } };

/** Each thing that hides it is named, and can be shown again. */
export const HiddenByTag: Story = {
  args: {
    isHidden: true,
    onHiddenOpen: fn(),
    onHiddenShow: fn(),
    hiddenBy: [
      { kind: "tag", id: "3", name: "Noir" },
      { kind: "creator", id: "halfmoon", name: "halfmoon" },
    ],
  },
};

/** The browser can neither share nor copy the address: it is selected, to copy by hand. */
export const ShareByHand: Story = {
  args: { sharedAddress: "https://mimi.example/character/odile/detail", onShareClose: fn() },
};

/** A visitor, or the first visit: the chat starts with the greeting that is open. */
export const FirstTime: Story = { args: { content: pages.visited } };

/** An imported card that somebody else made. */
export const Imported: Story = { args: { content: pages.imported } };

/** Opening the first chat. */
export const Starting: Story = { args: { content: pages.visited, pending: "start" } };

/** Opening another chat. */
export const OpeningNewChat: Story = { args: { pending: "newChat" } };

/** As little as a character can have: one tag, one greeting, nothing to share or report. */
export const Minimal: Story = {
  args: {
    content: pages.minimal,
    similar: [],
    onCharacterShare: undefined,
    onReportOpen: undefined,
    onCardExport: undefined,
    onCharacterDuplicate: undefined,
    hideEntries: undefined,
  },
};

/** Without a cover there is no cover to report. */
export const WithoutCover: Story = { args: { content: pages.withoutCover } };

/** Long name, tagline and tags. Descenders are not clipped. */
export const LongTexts: Story = { args: { content: pages.longTexts } };

/** With content warnings. */
export const Warned: Story = { args: { content: pages.warned } };

/** An adult character for a user who enabled adult content. */
export const AdultShown: Story = { args: { content: pages.adultShown } };

/** An adult character for all others: neither name nor cover. */
export const Adult: Story = { args: { content: pages.adult, onAdultShow: fn(), similar: [] } };

/** Loading. */
export const Loading: Story = { args: { content: pages.loading } };

/** Opened from a card: its data is shown at once, the rest is loading. */
export const Previewed: Story = { args: { content: pages.previewed } };

/** Not found, or deleted. */
export const Missing: Story = { args: { content: pages.notFound } };

/** Loading failed. */
export const Failed: Story = { args: { content: { kind: "failed", onRetry: fn() } } };

/** There is no connection. */
export const Offline: Story = { args: { content: pages.offline } };
