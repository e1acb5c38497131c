import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import type { Loadable } from "../../../components/states.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import * as css from "./RevisionDiff.css.ts";
import { revisionDiffCopy } from "./RevisionDiff.copy.ts";
import type { RevisionDiffCopy } from "./RevisionDiff.copy.ts";
import { wordDiff } from "./wordDiff.ts";

/** A changed field of a character. */
export interface RevisionChange {
  /** Unique identifier. */
  id: string;
  /** The label of the field, such as "Greeting". */
  label: string;
  /** Absent: the creator hides the text. Empty string: the field was empty. */
  texts?: {
    /** The text when the chat began. */
    before: string;
    /** The current text. */
    after: string;
  };
}

export interface RevisionDiffProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The name of the character in messages. */
  characterName: string;
  /** The changed fields, in order. */
  comparison: Loadable<readonly RevisionChange[]>;
  /** The decision that is being saved. Absent: none. */
  pending?: "decline" | "accept";
  /** The error of the last attempt: a sentence, or `true` for a general one. @default false */
  error?: string | boolean;
  /** The user kept the earlier revision. */
  onDecline: () => void;
  /** The user took the current revision. */
  onAccept: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<RevisionDiffCopy>;
}

/**
 * The changes of a character since the chat began, field by field, to keep the earlier revision or take the current
 * one.
 *
 * @example
 * <RevisionDiff
 *   open={open}
 *   onOpenChange={setOpen}
 *   characterName="Odile"
 *   comparison={comparison}
 *   onAccept={useCurrent}
 *   onDecline={keepEarlier}
 * />
 */
export function RevisionDiff(props: RevisionDiffProps) {
  const { characterName, comparison, pending, error } = props;
  const copy = useCopy(revisionDiffCopy, props.copy);
  return (
    <Modal
      {...rootProps(props)}
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={copy.title(characterName)}
      description={copy.description(characterName)}
      width={640}
    >
      <div className={css.body}>
        <Comparison comparison={comparison} copy={copy} />
        {error && (
          <p className={css.error} role="alert">
            {error === true ? copy.decideFailed : error}
          </p>
        )}
        {comparison.kind === "ready" && (
          <div className={panel.ends}>
            <Button size="medium" pending={pending === "decline"} onClick={props.onDecline}>
              {copy.decline}
            </Button>
            <Button variant="primary" size="medium" pending={pending === "accept"} onClick={props.onAccept}>
              {copy.accept}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function Comparison({
  comparison,
  copy,
}: Pick<RevisionDiffProps, "comparison"> & { copy: RevisionDiffCopy }) {
  switch (comparison.kind) {
    case "idle":
    case "loading":
      return <PanelLoading label={copy.loading} height={64} />;
    case "failed":
      return <FailedState {...failedProps(comparison)} title={copy.failed} level={3} />;
    case "ready":
      if (comparison.value.length === 0) return <p className={panel.quiet}>{copy.none}</p>;
      return comparison.value.map((change) => <Change key={change.id} change={change} copy={copy} />);
    default:
      return assertNever(comparison);
  }
}

function Change({ change, copy }: { change: RevisionChange; copy: RevisionDiffCopy }) {
  const { label, texts } = change;
  return (
    <section className={css.change}>
      <h3 className={css.label}>
        <span>{label}</span>
        <span className={css.how}>{howOf(change, copy)}</span>
      </h3>
      {texts === undefined ? (
        <p className={panel.quiet}>{copy.hidden}</p>
      ) : (
        <p dir="auto" className={css.text}>
          {wordDiff(texts.before, texts.after).map(({ kind, text }, index) =>
            kind === "same" ? (
              <span key={index}>{text}</span>
            ) : kind === "removed" ? (
              <del key={index} className={css.removed}>
                {text}
              </del>
            ) : (
              <ins key={index} className={css.added}>
                {text}
              </ins>
            ),
          )}
        </p>
      )}
    </section>
  );
}

function howOf({ texts }: RevisionChange, copy: RevisionDiffCopy): string {
  if (texts?.before === "") return copy.added;
  return texts?.after === "" ? copy.removed : copy.changed;
}
