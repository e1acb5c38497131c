import type { RootProps } from "../../../components/rootProps.ts";
import type { Loadable } from "../../../components/states.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { Persona, PersonaDraft } from "./Persona.ts";
import type { PersonaPickerCopy } from "./PersonaPicker.copy.ts";

export interface PersonaPickerProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The personas, in order. */
  list: Loadable<readonly Persona[]>;
  /** The user's own name, used without a persona. Absent: the user has not chosen one. */
  ownName?: string;
  /** The selected persona. Absent: none. */
  currentId?: string;
  /** The user chose a persona, or (undefined) none. */
  onPersonaSelect: (personaId: string | undefined) => void;
  /** The persona that is being written; its form replaces the list. */
  draft?: PersonaDraft;
  /** The user starts a persona, types, or (undefined) cancels. Absent: its control is not shown. */
  onDraftChange?: (draft: PersonaDraft | undefined) => void;
  /** Called with a name that is not empty. Absent: its control is not shown. */
  onPersonaSave?: (draft: PersonaDraft) => void;
  /** The user confirmed the deletion. Absent: its control is not shown. */
  onPersonaDelete?: (personaId: string) => void;
  /** The most characters of the name and of the description. @default no limits */
  maxLengths?: {
    /** The most characters of a name. */
    readonly name?: number;
    /** The most characters of a description. */
    readonly description?: number;
  };
  /** Texts of the component. @default English */
  copy?: Copy<PersonaPickerCopy>;
}
