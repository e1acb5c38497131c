import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Header } from "../../packages/ui/src/features/shell/Header/Header.tsx";
import { Toasts } from "../../packages/ui/src/components/Toasts/Toasts.tsx";
import { PlanCard } from "../../packages/ui/src/features/plan/PlanCard/PlanCard.tsx";
import { planCardFixtures } from "../../packages/ui/src/features/plan/PlanCard/PlanCard.fixtures.ts";
import { absurd } from "./absurd.ts";
import { fitsTheScreen, standApart } from "./layout.ts";

const meta = {
  title: "Stress/Frame",
  component: Header,
  parameters: { layout: "fullscreen" },
  args: {
    reader: { kind: "member", name: absurd.unbroken, avatar: "/covers/gone.webp" },
    theme: "light",
    homeHref: "#home",
    searchHref: "#search",
    drawerOpen: false,
    onDrawerOpenChange: fn(),
    onSearchFocus: fn(),
    onThemeToggle: fn(),
    onCreate: fn(),
    onPremium: fn(),
    onLogin: fn(),
    onAccount: fn(),
    onSignOut: fn(),
  },
  play: fitsTheScreen,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header of a user with an endless name and a broken avatar. */
export const EndlessName: Story = {};

/** The same user's drawer, right to left. */
export const DrawerRightToLeft: Story = {
  args: { drawerOpen: true, reader: { kind: "member", name: absurd.wordy } },
  globals: { direction: "rtl" },
};

/** Several toasts with endless texts. */
export const EndlessToasts: Story = {
  render: () => (
    <Toasts
      toasts={[absurd.unbroken.slice(0, 400), absurd.wordy.slice(0, 400), absurd.rightToLeft].map(
        (message, place) => ({
          id: String(place),
          kind: "done",
          message,
          action: { label: absurd.wordy.slice(0, 60), onPress: fn() },
        }),
      )}
      onDismiss={fn()}
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
      {[absurd.unbroken.slice(0, 60), "1.299.000.000.000,00 ₫", absurd.rightToLeft].map((price) => (
        <PlanCard
          key={price}
          card={{
            ...planCardFixtures.standardUpgradable,
            price,
            priceBefore: price,
            badge: absurd.unbroken.slice(0, 40),
            note: absurd.unbroken.slice(0, 80),
          }}
          onUpgrade={fn()}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await fitsTheScreen();
    await standApart([...canvasElement.querySelectorAll("article")]);
  },
};
