import { useId } from "react";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import { EditIcon } from "../../../components/Icon/EditIcon.generated.ts";
import { PlusIcon } from "../../../components/Icon/PlusIcon.generated.ts";
import { TrashIcon } from "../../../components/Icon/TrashIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import type { Persona } from "./Persona.ts";
import { radio } from "../../../styles/radio.css.ts";
import * as css from "./PersonaPicker.css.ts";
import type { PersonaPickerCopy } from "./PersonaPicker.copy.ts";
import type { PersonaPickerProps } from "./PersonaPickerProps.ts";

interface PersonaPickerListProps
  extends Pick<PersonaPickerProps, "list" | "ownName" | "currentId" | "onPersonaSelect" | "onDraftChange"> {
  onDelete?: (persona: Persona) => void;
  copy: PersonaPickerCopy;
}

/** The personas to choose from, after "no persona". */
export function PersonaPickerList(props: PersonaPickerListProps) {
  const { list, ownName, currentId, onPersonaSelect, onDraftChange, onDelete, copy } = props;
  const group = useId();
  switch (list.kind) {
    case "idle":
    case "loading":
      return <PanelLoading label={copy.loading} height={52} />;
    case "failed":
      return <FailedState {...failedProps(list)} title={copy.failed} level={3} />;
    case "ready":
      return (
        <div className={css.list}>
          <ul className={panel.list} role="radiogroup" aria-label={copy.choose}>
            <PersonaRow
              group={group}
              name={ownName === undefined ? copy.unnamed : copy.noPersona(ownName)}
              called={ownName}
              about={ownName === undefined ? copy.unnamedHint : copy.noPersonaHint}
              chosen={currentId === undefined}
              onChoose={() => onPersonaSelect(undefined)}
            />
            {list.value.map((persona) => (
              <PersonaRow
                key={persona.id}
                group={group}
                name={persona.name}
                about={persona.description}
                avatar={persona.avatar}
                chosen={persona.id === currentId}
                onChoose={() => onPersonaSelect(persona.id)}
              >
                {onDraftChange !== undefined && (
                  <IconButton
                    size="small"
                    label={copy.edit(persona.name)}
                    icon={<EditIcon />}
                    onClick={() => onDraftChange(persona)}
                  />
                )}
                {onDelete !== undefined && (
                  <IconButton
                    size="small"
                    label={copy.delete(persona.name)}
                    icon={<TrashIcon />}
                    onClick={() => onDelete(persona)}
                  />
                )}
              </PersonaRow>
            ))}
          </ul>
          {list.value.length === 0 && <p className={panel.quiet}>{copy.empty}</p>}
          {onDraftChange !== undefined && (
            <Button
              size="medium"
              icon={<PlusIcon />}
              onClick={() => onDraftChange({ name: "", description: "" })}
            >
              {copy.add}
            </Button>
          )}
        </div>
      );
    default:
      return assertNever(list);
  }
}

interface PersonaRowProps {
  group: string;
  name: string;
  /** The name whose first letter replaces a missing image. @default name */
  called?: string;
  about: string;
  avatar?: string;
  chosen: boolean;
  onChoose: () => void;
  /** Actions. */
  children?: React.ReactNode;
}

function PersonaRow({ group, name, called = name, about, ...props }: PersonaRowProps) {
  const { avatar, chosen, onChoose, children } = props;
  const id = useId();
  return (
    <li className={css.row} data-current={chosen || undefined} role="presentation">
      <label className={css.choice}>
        <input
          type="radio"
          className={radio}
          name={group}
          checked={chosen}
          aria-labelledby={`${id}-name`}
          aria-describedby={about === "" ? undefined : `${id}-about`}
          onChange={onChoose}
        />
        <Avatar name={called} src={avatar} size={40} />
        <span className={panel.text}>
          <span id={`${id}-name`} dir="auto" className={panel.title}>
            {name}
          </span>
          {about !== "" && (
            <span id={`${id}-about`} dir="auto" className={css.about}>
              {about}
            </span>
          )}
        </span>
      </label>
      {children}
    </li>
  );
}
