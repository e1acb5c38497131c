import type { Loadable } from "../../../components/states.ts";
import { LoadMoreButton } from "../../../components/LoadMore/LoadMoreButton.tsx";
import { useState } from "react";
import type { FormEvent } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { DownloadIcon } from "../../../components/Icon/DownloadIcon.generated.ts";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { ModerationLoaded } from "./ModerationLoaded.tsx";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";
import type {
  ModerationList,
  ModerationLogFilter,
  ModerationLogLine,
  ModerationScreenProps,
} from "./ModerationScreenProps.ts";

interface Props extends Pick<ModerationScreenProps, "onFilterChange" | "onLogExport" | "onLoadMore"> {
  filter: ModerationLogFilter;
  lines: Loadable<ModerationList<ModerationLogLine>>;
  copy: typeof moderationScreenCopy;
}

/** The audit log with its filter. */
export function ModerationLog(props: Props) {
  const { lines, onFilterChange, onLogExport, copy } = props;
  return (
    <>
      {onFilterChange !== undefined ? (
        <Filter filter={props.filter} onFilterChange={onFilterChange} onLogExport={onLogExport} copy={copy} />
      ) : (
        <Export onLogExport={onLogExport} copy={copy} />
      )}
      <ModerationLoaded loaded={lines} copy={copy}>
        {({ items, more }) =>
          items.length === 0 ? (
            <EmptyState title={copy.log.empty}>{copy.log.emptyText}</EmptyState>
          ) : (
            <div className={css.section}>
              <ul role="list" aria-label={copy.log.label}>
                {items.map((line) => (
                  <Line key={line.id} line={line} copy={copy} />
                ))}
              </ul>
              <div>
                <LoadMoreButton more={more} onLoadMore={props.onLoadMore}>
                  {copy.more}
                </LoadMoreButton>
              </div>
            </div>
          )
        }
      </ModerationLoaded>
    </>
  );
}

type FilterProps = Pick<Props, "filter" | "onLogExport" | "copy"> & Required<Pick<Props, "onFilterChange">>;

function Filter({ filter, onFilterChange, onLogExport, copy }: FilterProps) {
  const texts = copy.log;
  const [draft, setDraft] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilterChange({
      ...draft,
      action: draft.action.trim(),
      actor: draft.actor.trim(),
      item: draft.item.trim(),
    });
  };
  return (
    <form role="search" aria-label={texts.label} noValidate onSubmit={submit} className={css.filters}>
      <Field
        label={texts.action}
        placeholder={texts.actionHint}
        value={draft.action}
        onValueChange={(action) => setDraft({ ...draft, action })}
      />
      <Field
        label={texts.actor}
        value={draft.actor}
        onValueChange={(actor) => setDraft({ ...draft, actor })}
      />
      <Field label={texts.item} value={draft.item} onValueChange={(item) => setDraft({ ...draft, item })} />
      <div className={css.days}>
        <Field
          label={texts.from}
          type="date"
          value={draft.from}
          onValueChange={(from) => setDraft({ ...draft, from })}
        />
        <Field
          label={texts.to}
          type="date"
          value={draft.to}
          onValueChange={(to) => setDraft({ ...draft, to })}
        />
      </div>
      <Switch
        className={css.critical}
        label={texts.criticalOnly}
        checked={draft.criticalOnly}
        onCheckedChange={(criticalOnly) => setDraft({ ...draft, criticalOnly })}
      />
      <div className={css.footer}>
        <Button type="submit">{texts.apply}</Button>
        <Export onLogExport={onLogExport} copy={copy} />
      </div>
    </form>
  );
}

function Export({ onLogExport, copy }: Pick<Props, "onLogExport" | "copy">) {
  if (onLogExport === undefined) return null;
  return (
    <Button variant="quiet" icon={<DownloadIcon />} onClick={onLogExport}>
      {copy.log.exportFile}
    </Button>
  );
}

function Line({ line, copy }: { line: ModerationLogLine; copy: typeof moderationScreenCopy }) {
  const { at, actor, action, item, details, critical = false } = line;
  return (
    <li className={css.line}>
      <span className={css.badges}>
        <span className={css.name}>{action}</span>
        {critical && <Badge tone="danger">{copy.log.critical}</Badge>}
      </span>
      <span className={css.quiet}>{[at, actor, item].filter(Boolean).join(" · ")}</span>
      {details !== undefined && <span className={css.code}>{details}</span>}
    </li>
  );
}
