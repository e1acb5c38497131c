import { Button } from "../../../components/Button/Button.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { EditIcon } from "../../../components/Icon/EditIcon.generated.ts";
import { PinIcon } from "../../../components/Icon/PinIcon.generated.ts";
import { TrashIcon } from "../../../components/Icon/TrashIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import * as panel from "../panel.css.ts";
import type { MemoryLine } from "./Memory.ts";
import * as css from "./MemoryPanel.css.ts";
import type { MemoryPanelCopy } from "./MemoryPanel.copy.ts";
import type { MemoryPanelProps } from "./MemoryPanelProps.ts";

interface MemoryPanelLineProps
  extends Pick<MemoryPanelProps, "onLinePinChange" | "onLineDelete" | "onLineConfirm" | "onMessageOpen"> {
  line: MemoryLine;
  /** The user wants to edit it. Absent: no button. */
  onEdit?: () => void;
  copy: MemoryPanelCopy;
}

/** A memory with its sources and actions. */
export function MemoryPanelLine({
  line,
  onLinePinChange,
  onLineDelete,
  onLineConfirm,
  onEdit,
  onMessageOpen,
  copy,
}: MemoryPanelLineProps) {
  const { id, text, pinned } = line;
  return (
    <article className={css.line} data-stale={line.stale || undefined}>
      <span className={panel.text}>
        <p dir="auto" className={css.text}>
          {text}
        </p>
        <p className={css.facts}>
          <span>
            {[line.automatic ? copy.automatic : copy.own, line.unsent === true && copy.unsent]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {line.sources.length > 0 && (
            <span className={css.sources} onClick={onMessageOpen}>
              <span>{copy.sources}</span>{" "}
              {line.sources.map((source, index) => (
                <span key={source.turnId}>
                  {index > 0 && <span>{", "}</span>}
                  {source.href === undefined ? (
                    <s>{source.label}</s>
                  ) : (
                    <Link href={source.href} className={css.source}>
                      {source.label}
                    </Link>
                  )}
                </span>
              ))}
            </span>
          )}
        </p>
      </span>
      <span className={css.tools}>
        {onLinePinChange !== undefined && (
          <IconButton
            size="small"
            label={pinned ? copy.unpin(text) : copy.pin(text)}
            icon={<PinIcon filled={pinned} />}
            aria-pressed={pinned}
            onClick={() => onLinePinChange(id, !pinned)}
          />
        )}
        {onEdit !== undefined && (
          <IconButton size="small" label={copy.correct(text)} icon={<EditIcon />} onClick={onEdit} />
        )}
        {onLineDelete !== undefined && (
          <IconButton
            size="small"
            label={copy.drop(text)}
            icon={<TrashIcon />}
            onClick={() => onLineDelete(id)}
          />
        )}
      </span>
      {line.stale === true && (
        <div className={css.stale}>
          <AlertIcon size={16} />
          <p>{copy.stale}</p>
          {onLineDelete !== undefined && <Button onClick={() => onLineDelete(id)}>{copy.staleDrop}</Button>}
          {onLineConfirm !== undefined && (
            <Button variant="quiet" onClick={() => onLineConfirm(id)}>
              {copy.staleConfirm}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
