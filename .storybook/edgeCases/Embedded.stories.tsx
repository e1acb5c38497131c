import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { Button } from "../../packages/ui/src/components/Button/Button.tsx";
import { Menu } from "../../packages/ui/src/components/Menu/Menu.tsx";
import { Modal } from "../../packages/ui/src/components/Modal/Modal.tsx";
import { ThemeRoot } from "../../packages/ui/src/components/ThemeRoot/ThemeRoot.tsx";
import { Toasts } from "../../packages/ui/src/components/Toasts/Toasts.tsx";
import { NavDrawer } from "../../packages/ui/src/features/shell/NavDrawer/NavDrawer.tsx";
import { headerUsers } from "../../packages/ui/src/features/shell/Header/Header.fixtures.ts";
import { interaction } from "../../packages/ui/src/interaction.fixtures.ts";

type Overlay = "dialog" | "menu" | "drawer" | "toast";

/** A dark, German part from right to left, in a page that is light, English and from left to right. */
function Embedded({ overlay }: { overlay: Overlay }) {
  const [open, setOpen] = useState(false);
  return (
    <ThemeRoot theme="dark" direction="rtl" lang="de">
      <main style={{ padding: 24 }}>
        {overlay === "menu" ? (
          <Menu
            label="Konto"
            trigger={(props) => <Button {...props}>Öffnen</Button>}
            entries={[{ kind: "action", label: "Abmelden", onSelect: fn() }]}
          />
        ) : (
          <Button onClick={() => setOpen(true)}>Öffnen</Button>
        )}
      </main>
      <Modal open={open && overlay === "dialog"} onOpenChange={setOpen} title="Profil">
        <Button>Speichern</Button>
      </Modal>
      <NavDrawer
        open={open && overlay === "drawer"}
        onOpenChange={setOpen}
        user={headerUsers.visitor}
        onCharacterCreate={fn()}
        onPlansOpen={fn()}
        theme="light"
        onThemeChange={fn()}
        onLogin={fn()}
        onSignOut={fn()}
      />
      {open && overlay === "toast" && (
        <Toasts toasts={[{ id: "1", kind: "done", message: "Gespeichert." }]} onToastClose={fn()} />
      )}
    </ThemeRoot>
  );
}

const meta = {
  title: "Edge cases/Embedded",
  component: Embedded,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...interaction.parameters },
  globals: { theme: "light", direction: "ltr" },
} satisfies Meta<typeof Embedded>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole("button", { name: "Öffnen" }));
}

/** The element has the surface of the dark theme, the direction and the language of the part that it belongs to. */
async function expectTheme(element: HTMLElement) {
  const { backgroundColor, colorScheme, direction } = getComputedStyle(element);
  await expect({ backgroundColor, colorScheme, direction }).toEqual({
    backgroundColor: "rgb(30, 23, 27)",
    colorScheme: "dark",
    direction: "rtl",
  });
  await expect(element.matches(":lang(de)")).toBe(true);
}

/** A dialog has the theme of the part that opens it. */
export const Dialog: Story = {
  args: { overlay: "dialog" },
  play: async () => {
    await open();
    const dialog = await screen.findByRole("dialog", { name: "Profil" });
    await expectTheme(dialog);
    await expect(within(dialog).getByRole("button", { name: "Speichern" })).toHaveFocus();
    // Only the dialog can be found, as in a page of its own.
    await expect(screen.queryByRole("button", { name: "Öffnen" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("button", { name: "Öffnen" })).toHaveFocus();
  },
};

/** So does a menu. */
export const OpenMenu: Story = {
  args: { overlay: "menu" },
  play: async () => {
    await open();
    await expectTheme(await screen.findByRole("menu", { name: "Konto" }));
    const item = screen.getByRole("menuitem", { name: "Abmelden" });
    await expect(getComputedStyle(item).direction).toBe("rtl");
  },
};

/** So does the drawer of small screens. */
export const Drawer: Story = {
  args: { overlay: "drawer" },
  play: async () => {
    await open();
    const drawer = await screen.findByRole("dialog");
    await expectTheme(drawer);
    await expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth);
  },
};

/** So does a toast. */
export const Toast: Story = {
  args: { overlay: "toast" },
  play: async () => {
    await open();
    await expectTheme(await screen.findByRole("listitem"));
  },
};
