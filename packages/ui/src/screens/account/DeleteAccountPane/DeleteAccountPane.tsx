import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { CheckIcon } from "../../../components/Icon/CheckIcon.generated.ts";
import { TrashIcon } from "../../../components/Icon/TrashIcon.generated.ts";
import { bad, group, heading, pane, paneText } from "../pane.css.ts";
import { deleteAccountPaneCopy } from "./DeleteAccountPane.copy.ts";
import type { DeleteAccountPaneCopy } from "./DeleteAccountPane.copy.ts";
import * as css from "./DeleteAccountPane.css.ts";

export interface DeleteAccountPaneProps extends RootProps {
  /** The text to type for confirmation, usually the user name. */
  confirmText: string;
  /** Whether a subscription is active: it must be ended first. @default false */
  subscribed?: boolean;
  /** Whether the account is being deleted. @default false */
  pending?: boolean;
  /** The error of the last attempt: a sentence, or `true` for a general one. @default false */
  error?: string | boolean;
  /** The user typed the text and confirmed the deletion. */
  onDelete: () => void;
  /** The user wants to manage the subscription. Absent: its control is not shown. */
  onSubscriptionManage?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<DeleteAccountPaneCopy>;
}

/** Explains what is deleted, and deletes the account after the user typed a confirmation. */
export function DeleteAccountPane(props: DeleteAccountPaneProps) {
  const { subscribed = false } = props;
  const copy = useCopy(deleteAccountPaneCopy, props.copy);
  return (
    <div {...rootProps(props, pane)}>
      <div className={css.lists}>
        <List
          title={copy.deleted}
          items={copy.deletedItems}
          mark={<TrashIcon size={16} className={css.mark} />}
        />
        <List title={copy.kept} items={copy.keptItems} mark={<CheckIcon size={16} className={css.mark} />} />
      </div>
      {subscribed ? (
        <div className={group}>
          <p className={paneText}>{copy.subscribed}</p>
          {props.onSubscriptionManage !== undefined && (
            <Button size="medium" onClick={props.onSubscriptionManage}>
              {copy.manage}
            </Button>
          )}
        </div>
      ) : (
        <DeleteForm
          confirmText={props.confirmText}
          pending={props.pending}
          error={props.error}
          onDelete={props.onDelete}
          copy={copy}
        />
      )}
    </div>
  );
}

function List({ title, items, mark }: { title: string; items: readonly string[]; mark: ReactNode }) {
  return (
    <div className={css.list}>
      <h3 className={heading}>{title}</h3>
      <ul role="list" className={css.items}>
        {items.map((item) => (
          <li key={item} className={css.item}>
            {mark}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DeleteFormProps
  extends Pick<DeleteAccountPaneProps, "confirmText" | "pending" | "error" | "onDelete"> {
  copy: DeleteAccountPaneCopy;
}

function DeleteForm({ confirmText, pending = false, error, onDelete, copy }: DeleteFormProps) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (typed.trim() === confirmText.trim()) onDelete();
    else setWrong(true);
  };
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <p className={paneText}>{copy.final}</p>
      <Field
        label={copy.field(confirmText)}
        autoComplete="off"
        value={typed}
        disabled={pending}
        error={wrong ? copy.mismatch(confirmText) : undefined}
        onValueChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
      />
      <p role="status" className={bad}>
        {error && (
          <>
            <AlertIcon size={16} />
            <span>{error === true ? copy.failed : error}</span>
          </>
        )}
      </p>
      <Button
        type="submit"
        variant="danger"
        size="medium"
        className={css.act}
        pending={pending}
        icon={<TrashIcon />}
      >
        {copy.delete}
      </Button>
    </form>
  );
}
