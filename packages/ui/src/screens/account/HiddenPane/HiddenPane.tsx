import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import { EyeIcon } from "../../../components/Icon/EyeIcon.generated.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { Loadable } from "../../../components/states.ts";
import { assertNever } from "../../../assertNever.ts";
import { pane } from "../pane.css.ts";
import { hiddenPaneCopy } from "./HiddenPane.copy.ts";
import * as css from "./HiddenPane.css.ts";

/** A hidden item. */
export interface HiddenItem {
  /** Unique identifier. */
  id: string;
  /** Displayed name; for a creator the user name, without an at sign. */
  name: string;
  /** URL of a small image. */
  avatar?: string;
}

/** The user's hidden items, by kind. */
export interface HiddenItems {
  /** Tags, by name. */
  tags: readonly HiddenItem[];
  /** Characters. */
  characters: readonly HiddenItem[];
  /** Creators. */
  creators: readonly HiddenItem[];
}

export interface HiddenPaneProps extends RootProps {
  /** What the user has hidden. */
  content: Loadable<HiddenItems>;
  /** The user wants an item shown again. Absent: its control is not shown. */
  onUnhide?: (kind: keyof HiddenItems, id: string) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof hiddenPaneCopy>;
}

/** Everything that the user has hidden, each with a button to show it again. */
export function HiddenPane(props: HiddenPaneProps) {
  const { content } = props;
  const copy = useCopy(hiddenPaneCopy, props.copy);
  switch (content.kind) {
    case "idle":
    case "loading":
      return (
        <div role="status" aria-label={copy.loading} aria-busy="true" {...rootProps(props, pane)}>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} height="44px" />
          ))}
        </div>
      );
    case "failed":
      return (
        <FailedState
          {...rootProps(props)}
          {...failedProps(content)}
          level={3}
          title={copy.failed}
          copy={{ retry: copy.retry }}
        />
      );
    case "ready":
      return <Lists {...rootProps(props)} hidden={content.value} onUnhide={props.onUnhide} copy={copy} />;
    default:
      return assertNever(content);
  }
}

interface ListsProps extends RootProps, Pick<HiddenPaneProps, "onUnhide"> {
  hidden: HiddenItems;
  copy: typeof hiddenPaneCopy;
}

function Lists(props: ListsProps) {
  const { hidden, onUnhide, copy } = props;
  const { tags, characters, creators } = hidden;
  if (tags.length + characters.length + creators.length === 0) {
    return (
      <EmptyState {...rootProps(props)} level={3} title={copy.empty} illustration={<EyeIcon size={40} />}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  return (
    <div {...rootProps(props, pane)}>
      {tags.length > 0 && (
        <div>
          <h3 className={css.heading}>{copy.tags}</h3>
          <ul role="list" className={css.chips}>
            {tags.map(({ id, name }) => (
              <li key={id}>
                <Chip
                  label={name}
                  copy={{ remove: copy.unhideLabel }}
                  onRemove={onUnhide && (() => onUnhide("tags", id))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Rows kind="characters" items={characters} onUnhide={onUnhide} copy={copy} />
      <Rows kind="creators" items={creators} onUnhide={onUnhide} copy={copy} />
    </div>
  );
}

interface RowsProps extends Pick<HiddenPaneProps, "onUnhide"> {
  kind: "characters" | "creators";
  items: readonly HiddenItem[];
  copy: typeof hiddenPaneCopy;
}

function Rows({ kind, items, onUnhide, copy }: RowsProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={css.heading}>{copy[kind]}</h3>
      <ul role="list" className={css.rows}>
        {items.map(({ id, name, avatar }) => (
          <li key={id} className={css.row}>
            <Avatar src={avatar} name={name} size={32} />
            <span dir="auto" className={css.name}>
              {kind === "creators" ? copy.handle(name) : name}
            </span>
            {onUnhide !== undefined && (
              <Button
                variant="quiet"
                aria-label={copy.unhideLabel(name)}
                onClick={() => {
                  onUnhide(kind, id);
                }}
              >
                {copy.unhide}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
