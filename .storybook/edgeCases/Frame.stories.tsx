import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Header } from "../../packages/ui/src/features/shell/Header/Header.tsx";
import { Toasts } from "../../packages/ui/src/components/Toasts/Toasts.tsx";
import { PlanCard } from "../../packages/ui/src/features/plan/PlanCard/PlanCard.tsx";
import { planCardFixtures } from "../../packages/ui/src/features/plan/PlanCard/PlanCard.fixtures.ts";
import { interaction } from "../../packages/ui/src/interaction.fixtures.ts";
import { extremeTexts } from "./extremeTexts.ts";
import { expectNoOverlap } from "./layout.ts";

const meta = {
  title: "Edge cases/Frame",
  component: Header,
  parameters: { layout: "fullscreen" },
  args: {
    user: { kind: "user", name: extremeTexts.unbroken, avatar: "covers/gone.webp" },
    theme: "light",
    homeHref: "#home",
    searchHref: "#search",
    drawerOpen: false,
    onDrawerOpenChange: fn(),
    onSearchOpen: fn(),
    onThemeChange: fn(),
    onCharacterCreate: fn(),
    onPlansOpen: fn(),
    onLogin: fn(),
    onAccountOpen: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header of a user with an endless name and a broken avatar. */
export const EndlessName: Story = {};

/** The same user's drawer, right to left. */
export const DrawerRightToLeft: Story = {
  args: { drawerOpen: true, user: { kind: "user", name: extremeTexts.wordy } },
  globals: { direction: "rtl" },
};

/** Several toasts with endless texts. */
export const EndlessToasts: Story = {
  render: () => (
    <Toasts
      toasts={[
        extremeTexts.unbroken.slice(0, 400),
        extremeTexts.wordy.slice(0, 400),
        extremeTexts.rightToLeft,
      ].map((message, place) => ({
        id: String(place),
        kind: "done",
        message,
        action: { label: extremeTexts.wordy.slice(0, 60), onClick: fn() },
      }))}
      onToastClose={fn()}
    />
  ),
};

/** Plans with endless prices and notes. */
export const EndlessPlans: Story = {
  render: () => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))",
        gap: 12,
        padding: 24,
      }}
    >
      {[extremeTexts.unbroken.slice(0, 60), "1.299.000.000.000,00 ₫", extremeTexts.rightToLeft].map(
        (price) => (
          <PlanCard
            key={price}
            card={{
              ...planCardFixtures.standardUpgradable,
              price,
              priceBefore: price,
              badge: extremeTexts.unbroken.slice(0, 40),
              note: extremeTexts.unbroken.slice(0, 80),
            }}
            onUpgrade={fn()}
          />
        ),
      )}
    </div>
  ),
};

/** No plan covers another. */
export const EndlessPlansTest: Story = {
  ...EndlessPlans,
  ...interaction,
  play: ({ canvasElement }) => expectNoOverlap([...canvasElement.querySelectorAll("article")]),
};
