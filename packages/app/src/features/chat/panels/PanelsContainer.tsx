import { type ComponentType, Suspense, useState } from "react";
import { useSnapshot } from "valtio";
import { lazyWithRetry } from "../../../state/rendering/lazyWithRetry.ts";
import { useCloseOnBack } from "../../../state/rendering/useCloseOnBack.ts";
import { showPanel } from "../engine/open.actions.ts";
import { chatState, type Panel, type PanelProps } from "../engine/chat.store.ts";

const panels = {
  chats: lazyWithRetry(async () => (await import("../chats/ChatsContainer.tsx")).ChatsContainer),
  memory: lazyWithRetry(async () => (await import("./MemoryContainer.tsx")).MemoryContainer),
  persona: lazyWithRetry(async () => (await import("./PersonaContainer.tsx")).PersonaContainer),
  revision: lazyWithRetry(async () => (await import("./RevisionContainer.tsx")).RevisionContainer),
} as const satisfies Record<Panel, ComponentType<PanelProps>>;

/** The panels over a chat. Each is loaded when it is opened first, and then stays mounted, so that it can fade out. */
export function PanelsContainer({ onAdultShow }: PanelProps) {
  const { panel } = useSnapshot(chatState);
  const [opened, setOpened] = useState<readonly Panel[]>([]);
  useCloseOnBack(panel !== null, () => showPanel(null));
  if (panel !== null && !opened.includes(panel)) setOpened([...opened, panel]);
  return opened.map((name) => {
    const Container = panels[name];
    return (
      <Suspense key={name}>
        <Container onAdultShow={onAdultShow} />
      </Suspense>
    );
  });
}
