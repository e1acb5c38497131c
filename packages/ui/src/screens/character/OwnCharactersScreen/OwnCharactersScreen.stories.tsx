import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { ownCharactersScreenFixtures as states } from "./OwnCharactersScreen.fixtures.ts";
import { OwnCharactersScreen } from "./OwnCharactersScreen.tsx";

const meta = {
  title: "Screens/Own characters",
  component: OwnCharactersScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...states.all,
    onFilterChange: fn(),
    onSortChange: fn(),
    onLoadMore: fn(),
    onCharacterCreate: fn(),
    onCharacterDownload: fn(),
    onCharacterDelete: fn(),
    onCharacterRestore: fn(),
    onAdultShow: fn(),
    onLogin: fn(),
  },
  argTypes: { content: namedStatesOf(states, "content") },
  decorators: [inMainLayout()],
} satisfies Meta<typeof OwnCharactersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A user with a character in each state. */
export const All: Story = {};

/** Only drafts are listed. */
export const Drafts: Story = { args: { ...states.drafts } };

/** Deleted characters, which can be restored for 30 days. They are not links. */
export const Bin: Story = { args: { ...states.bin } };

/** Nothing was deleted in the last 30 days. */
export const EmptyBin: Story = { args: { ...states.emptyBin } };

/** More characters than one page. */
export const Many: Story = { args: { ...states.many } };

/** The page, loading: the placeholders are as large as what replaces them. */
export const Loading: Story = { args: { ...states.loading } };

/** Another state, loading: the filters stay. */
export const LoadingOtherState: Story = { args: { ...states.loadingOther } };

/** A new user. */
export const None: Story = { args: { ...states.none } };

/** A user who has deleted all of their characters. */
export const AllDeleted: Story = { args: { ...states.allDeleted } };

/** No character has the chosen state. */
export const NoMatch: Story = { args: { ...states.noMatch } };

/** The list failed to load. */
export const Failed: Story = { args: { content: { kind: "failed", onRetry: fn() } } };

/** There is no connection. */
export const Offline: Story = { args: { ...states.offline } };

/** A visitor, who has no characters. */
export const SignedOut: Story = { args: { ...states.signedOut }, parameters: { visitor: true } };

/** Adult characters that the user's settings blur: their menus do not name them. One is rejected, for a reason. */
export const Adult: Story = { args: { ...states.adult } };

/** Long texts of another language: nothing is wider than the page. */
export const LongTexts: Story = { args: { ...states.longTexts } };
