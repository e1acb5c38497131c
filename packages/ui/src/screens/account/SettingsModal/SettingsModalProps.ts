import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { settingsModalCopy } from "./SettingsModal.copy.ts";
import type { ReactNode } from "react";

/** A section of the settings. */
export type SettingsSection = keyof typeof settingsModalCopy.sections;

/** A pane, such as `ReadingPane`, and its section. */
export interface SettingsPane {
  /** The section of the pane. */
  section: SettingsSection;
  /** The content of the pane. */
  content: ReactNode;
}

export interface SettingsModalProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The available panes, in order; visitors have fewer. At least one. */
  panes: readonly SettingsPane[];
  /** The open section. Absent: the first, and on phones the list. */
  section?: SettingsSection;
  /** The user chose a section, or on phones went back to the list (`undefined`). */
  onSectionChange: (section: SettingsSection | undefined) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof settingsModalCopy>;
}
