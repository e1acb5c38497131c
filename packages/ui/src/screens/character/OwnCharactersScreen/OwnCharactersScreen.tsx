import { rootProps } from "../../../components/rootProps.ts";
import { useMemo, useRef } from "react";
import { useCopy, useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { CharactersIcon } from "../../../components/Icon/CharactersIcon.generated.ts";
import { CreateIcon } from "../../../components/Icon/CreateIcon.generated.ts";
import type { CharacterCardContent } from "../../../features/character/CharacterCard/CharacterCard.tsx";
import { CharacterGrid } from "../../../features/character/CharacterGrid/CharacterGrid.tsx";
import type { CharacterGridContent } from "../../../features/character/CharacterGrid/CharacterGrid.tsx";
import { ownCharactersScreenCopy } from "./OwnCharactersScreen.copy.ts";
import type { OwnCharactersScreenCopy } from "./OwnCharactersScreen.copy.ts";
import * as css from "./OwnCharactersScreen.css.ts";
import { OwnCharactersScreenAction } from "./OwnCharactersScreenAction.tsx";
import type { OwnCharactersActions } from "./OwnCharactersScreenAction.tsx";
import { OwnCharactersScreenFilters, OwnCharactersScreenSorts } from "./OwnCharactersScreenFilters.tsx";
import type {
  OwnCharactersFilter,
  OwnCharactersItem,
  OwnCharactersScreenProps,
} from "./OwnCharactersScreenProps.ts";
import { useFocusAfterRemoval } from "./useFocusAfterRemoval.ts";

/** The user's own characters in every state, with the bin. It is rendered in the main layout, which has the landmarks. */
export function OwnCharactersScreen(props: OwnCharactersScreenProps) {
  const { content, filter = "all" } = props;
  const copy = useCopy(ownCharactersScreenCopy, props.copy);
  const number = useNumberFormat();
  const items = content.kind === "ready" ? content.value.items : noItems;
  // A new user has nothing to filter, and the empty page has the only button.
  const isNew = content.kind === "ready" && items.length === 0 && totalOf(props.counts) === 0;
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, items.length);
  if (content.kind === "signed-out") {
    return (
      <div {...rootProps(props, css.screen)}>
        <header className={css.head}>
          <h1 tabIndex={-1} className={css.title}>
            {copy.title}
          </h1>
        </header>
        <EmptyState
          title={copy.signedOut.title}
          illustration={<CharactersIcon size={40} />}
          action={
            props.onLogin && (
              <Button variant="primary" size="medium" onClick={props.onLogin}>
                {copy.signedOut.login}
              </Button>
            )
          }
        >
          {copy.signedOut.text}
        </EmptyState>
      </div>
    );
  }
  return (
    <div {...rootProps(props, css.screen)}>
      <header className={css.head}>
        <h1 tabIndex={-1} className={css.title}>
          {copy.title}
        </h1>
        {!isNew && props.onCharacterCreate !== undefined && (
          <Button icon={<CreateIcon />} onClick={props.onCharacterCreate}>
            {copy.create}
          </Button>
        )}
      </header>
      {!isNew && (
        <div className={css.bar}>
          <OwnCharactersScreenFilters
            content={content}
            counts={props.counts}
            filter={filter}
            onFilterChange={props.onFilterChange}
            copy={copy}
          />
          <OwnCharactersScreenSorts sort={props.sort} onSortChange={props.onSortChange} copy={copy} />
        </div>
      )}
      <p role="status" className={css.announced}>
        {content.kind === "ready"
          ? copy.shown(items.length, content.value.more !== "none", number(items.length))
          : ""}
      </p>
      {filter === "deleted" && items.length > 0 && <p className={css.hint}>{copy.bin}</p>}
      <div ref={list}>
        {content.kind === "ready" && items.length === 0 && content.value.more === "none" ? (
          <Empty
            counts={props.counts}
            filter={filter}
            onFilterChange={props.onFilterChange}
            onCharacterCreate={props.onCharacterCreate}
            copy={copy}
          />
        ) : (
          <Grid
            content={content}
            items={items}
            filter={filter}
            pageSize={props.pageSize}
            onLoadMore={props.onLoadMore}
            onAdultShow={props.onAdultShow}
            actions={props}
            copy={copy}
          />
        )}
      </div>
    </div>
  );
}

const noItems: readonly OwnCharactersItem[] = [];

interface GridProps
  extends Pick<OwnCharactersScreenProps, "content" | "pageSize" | "onLoadMore" | "onAdultShow"> {
  items: readonly OwnCharactersItem[];
  filter: OwnCharactersFilter;
  actions: OwnCharactersActions;
  copy: OwnCharactersScreenCopy;
}

function Grid(props: GridProps) {
  const { content, items, filter, actions, copy } = props;
  const cards = useMemo(() => items.map((item) => cardOf(item, copy)), [items, copy]);
  const itemById = useMemo(() => new Map(items.map((item) => [item.card.id, item])), [items]);
  return (
    <CharacterGrid
      grid={gridOf(content, cards)}
      label={content.kind === "ready" ? copy.states[filter] : copy.title}
      pageSize={props.pageSize}
      onLoadMore={props.onLoadMore}
      onAdultShow={props.onAdultShow}
      actionOf={({ id }) => {
        const item = itemById.get(id);
        return item && <OwnCharactersScreenAction item={item} actions={actions} copy={copy} />;
      }}
      copy={filter === "all" ? copy.grid : { ...copy.grid, next: { ...copy.grid.next, end: copy.end } }}
    />
  );
}

function gridOf(
  content: OwnCharactersScreenProps["content"],
  cards: readonly CharacterCardContent[],
): CharacterGridContent {
  if (content.kind === "ready") return { kind: "ready", value: { cards, more: content.value.more } };
  return content.kind === "signed-out" ? { kind: "idle" } : content;
}

/** A card with the state of its character, and the reason of a moderator in the place of the tagline. */
function cardOf(item: OwnCharactersItem, copy: OwnCharactersScreenCopy): CharacterCardContent {
  const { card, state, daysLeft } = item;
  const mark = state === "deleted" ? undefined : state;
  if (card.kind === "adult") return { ...card, mark, reason: item.reason };
  return {
    ...card,
    tagline: item.reason ?? card.tagline,
    mark,
    note: daysLeft === undefined ? copy.edited(item.edited) : copy.daysLeft(daysLeft),
  };
}

interface EmptyProps
  extends Pick<OwnCharactersScreenProps, "counts" | "onFilterChange" | "onCharacterCreate"> {
  filter: OwnCharactersFilter;
  copy: OwnCharactersScreenCopy;
}

function Empty({ counts, filter, onFilterChange, onCharacterCreate, copy }: EmptyProps) {
  if (filter === "deleted") return <EmptyState title={copy.emptyBin.title}>{copy.emptyBin.text}</EmptyState>;
  const inBin = counts?.deleted ?? 0;
  if (filter !== "all" && totalOf(counts) > inBin) {
    return (
      <EmptyState
        title={copy.emptyState.title}
        action={
          onFilterChange && <Button onClick={() => onFilterChange("all")}>{copy.emptyState.all}</Button>
        }
      >
        {copy.emptyState.text}
      </EmptyState>
    );
  }
  const texts = inBin > 0 ? copy.allDeleted : copy.empty;
  return (
    <EmptyState
      title={texts.title}
      action={
        onCharacterCreate && (
          <Button variant="primary" size="large" onClick={onCharacterCreate}>
            {copy.empty.create}
          </Button>
        )
      }
    >
      {texts.text}
    </EmptyState>
  );
}

/** The number of characters, with those in the bin. */
function totalOf(counts: OwnCharactersScreenProps["counts"]): number {
  return Object.values(counts ?? {}).reduce((total, count) => total + count, 0);
}

export type {
  OwnCharactersContent,
  OwnCharactersFilter,
  OwnCharactersItem,
  OwnCharactersList,
  OwnCharactersScreenProps,
  OwnCharactersSort,
  OwnCharactersState,
} from "./OwnCharactersScreenProps.ts";
