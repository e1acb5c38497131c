import { Button } from "@mimi/ui/button";
import { ConfirmDialog } from "@mimi/ui/confirm-dialog";
import { Field } from "@mimi/ui/field";
import { Menu } from "@mimi/ui/menu";
import { Modal } from "@mimi/ui/modal";
import { Select } from "@mimi/ui/select";
import { ThemeRoot } from "@mimi/ui/theme-root";
import { Toasts } from "@mimi/ui/toasts";
import { Tooltip } from "@mimi/ui/tooltip";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const none = () => undefined;

/** Everything that is above a page, each opened by its button. */
function Overlays() {
  const [dialog, setDialog] = useState<"profile" | "question">();
  const [toasts, setToasts] = useState(0);
  const close = () => setDialog(undefined);
  return (
    <>
      <Button onClick={() => setDialog("profile")}>Dialog</Button>
      <Button onClick={() => setDialog("question")}>Question</Button>
      <Button onClick={() => setToasts((count) => count + 1)}>Toast</Button>
      <Select label="Select" options={[{ value: "a", label: "First" }]} />
      <Menu
        label="Actions"
        entries={[{ kind: "action", label: "Share", onSelect: none }]}
        trigger={(props) => <Button {...props}>Menu</Button>}
      />
      <Tooltip text="A tip" trigger={(props) => <Button {...props}>Tooltip</Button>} />
      <Modal title="Edit profile" open={dialog === "profile"} onOpenChange={close}>
        <Field label="Name" />
      </Modal>
      <ConfirmDialog
        title="Delete the chat?"
        open={dialog === "question"}
        onOpenChange={close}
        onConfirm={close}
      />
      <Toasts
        toasts={Array.from({ length: toasts }, (_, index) => ({
          id: `${index}`,
          kind: "done",
          message: "Saved.",
        }))}
        onToastClose={() => setToasts(0)}
      />
    </>
  );
}

const root = document.getElementById("components");
if (root !== null)
  createRoot(root).render(
    <ThemeRoot lang="en" nonce="mimi">
      <Overlays />
    </ThemeRoot>,
  );
