import { configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "@mimi/ui/button";
import { CharacterCard } from "@mimi/ui/character-card";
import { Composer } from "@mimi/ui/composer";
import { Field } from "@mimi/ui/field";
import { Menu } from "@mimi/ui/menu";
import type { ChatTurn } from "@mimi/ui/message";
import { MessageList } from "@mimi/ui/message-list";
import { Modal } from "@mimi/ui/modal";
import { Select } from "@mimi/ui/select";
import { ThemeRoot } from "@mimi/ui/theme-root";

// The parts that are loaded on demand may take longer on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Every part of a page with a chat, in its first state. */
function ChatPage() {
  const [turns, setTurns] = useState<readonly ChatTurn[]>([
    { kind: "character", id: "1", text: "Good evening.", state: "done" },
  ]);
  const [open, setOpen] = useState(false);
  const [shared, setShared] = useState(0);
  const send = (text: string) =>
    setTurns((before) => [...before, { kind: "user", id: `${before.length + 1}`, text, state: "sent" }]);
  return (
    <ThemeRoot lang="en" theme="dark">
      <CharacterCard card={{ kind: "character", id: "odile", name: "Odile", tagline: "Runs a lift." }} />
      <Button onClick={() => setOpen(true)}>Edit profile</Button>
      <Modal title="Profile" open={open} onOpenChange={setOpen}>
        <Field label="Name" />
      </Modal>
      <Select
        label="Colour"
        defaultValue="red"
        options={[
          { value: "red", label: "Red" },
          { value: "blue", label: "Blue" },
        ]}
      />
      <Menu
        label="Actions"
        entries={[{ kind: "action", label: "Share", onSelect: () => setShared((count) => count + 1) }]}
        trigger={(props) => <Button {...props}>Menu</Button>}
      />
      <p>Shared {shared} times</p>
      <MessageList turns={turns} characterName="Odile" />
      <Composer characterName="Odile" state={{ kind: "ready" }} onSubmit={send} />
    </ThemeRoot>
  );
}

test("shows a character, and a dialog with a field that is typed into", async () => {
  const user = userEvent.setup();
  render(<ChatPage />);
  expect(screen.getByText("Runs a lift.")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Edit profile" }));
  const dialog = await screen.findByRole("dialog", { name: "Profile" });
  const field = within(dialog).getByRole("textbox", { name: "Name" });
  await user.type(field, "Ada");
  expect(field).toHaveProperty("value", "Ada");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("opens a menu and selects its entry", async () => {
  const user = userEvent.setup();
  render(<ChatPage />);
  await user.click(screen.getByRole("button", { name: "Menu" }));
  await user.click(await screen.findByRole("menuitem", { name: "Share" }));
  expect(await screen.findByText("Shared 1 times")).not.toBeNull();
});

test("opens a select and chooses another option", async () => {
  const user = userEvent.setup();
  render(<ChatPage />);
  const select = screen.getByRole("combobox", { name: "Colour" });
  await user.click(select);
  await user.click(await screen.findByRole("option", { name: "Blue" }));
  expect(select.textContent).toBe("Blue");
});

test("sends messages, and each is in the list", async () => {
  const user = userEvent.setup();
  render(<ChatPage />);
  for (const text of ["Hello", "Are you there?", "Good night"]) {
    await user.type(screen.getByRole("textbox", { name: /Odile/ }), text);
    await user.click(screen.getByRole("button", { name: /Send/ }));
  }
  const messages = within(screen.getByRole("log")).getAllByRole("article");
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Good evening."),
    expect.stringContaining("Hello"),
    expect.stringContaining("Are you there?"),
    expect.stringContaining("Good night"),
  ]);
});
