import type { FormEvent } from "react";
import { useState } from "react";
import { assertNever } from "../../../assertNever.ts";
import type { SubmitState } from "../../../components/states.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useAttempt } from "../../../components/useAttempt.ts";
import { reportStateScreenCopy } from "./ReportStateScreen.copy.ts";
import * as report from "../reportPage.css.ts";
import * as css from "./ReportStateScreen.css.ts";

/** What is known of a report. Times are displayed texts. */
export type ReportStateStatus =
  | SubmitState
  /** There is no report with this number. */
  | { readonly kind: "unknown" }
  | {
      readonly kind: "found";
      /** What has become of it. */
      readonly state: keyof typeof reportStateScreenCopy.states;
      /** When it was received. */
      readonly createdAt: string;
      /** Until when it has to be decided; absent without such a time, and once it is decided. */
      readonly due?: string;
      /** When it was decided; absent before. */
      readonly decidedAt?: string;
    };

export interface ReportStateScreenProps extends RootProps {
  /** The number that is known already, such as that of a link. It can be changed. @default "" */
  knownReceipt?: string;
  /** What is known of the report. @default { kind: "idle" } */
  state?: ReportStateStatus;
  /** The user asked for the state of the report with this number. Not called without a number, or while one is loaded. */
  onReceiptSubmit: (receipt: string) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof reportStateScreenCopy>;
}

/** Shows by its number what has become of a report, without its content. */
export function ReportStateScreen(props: ReportStateScreenProps) {
  const { knownReceipt = "", state = { kind: "idle" }, onReceiptSubmit } = props;
  const copy = useCopy(reportStateScreenCopy, props.copy);
  const [receipt, setReceipt] = useState(knownReceipt);
  const [hasTried, attempt] = useAttempt();
  const number = receipt.trim();
  const pending = state.kind === "pending";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) attempt(event.currentTarget, number !== "", () => onReceiptSubmit(number));
  };
  return (
    <article {...rootProps(props, report.page)}>
      <h1 tabIndex={-1} className={report.title}>
        {copy.title}
      </h1>
      <p className={report.lead}>{copy.lead}</p>
      <form noValidate onSubmit={submit} className={css.form}>
        <Field
          className={css.field}
          label={copy.receipt}
          name="number"
          required
          value={receipt}
          onValueChange={setReceipt}
          error={hasTried && number === "" ? copy.missing : undefined}
        />
        <Button type="submit" variant="primary" size="large" pending={pending}>
          {copy.look}
        </Button>
      </form>
      <div role="status" className={css.result}>
        <Result state={state} copy={copy} />
      </div>
    </article>
  );
}

function Result({ state, copy }: { state: ReportStateStatus; copy: typeof reportStateScreenCopy }) {
  switch (state.kind) {
    case "idle":
    case "pending":
      return null;
    case "failed":
      return <p>{state.error ?? copy.failed}</p>;
    case "unknown":
      return <p>{copy.unknown}</p>;
    case "found": {
      const { createdAt, due, decidedAt } = state;
      return (
        <>
          <p>{copy.states[state.state]}</p>
          <p className={css.quiet}>{copy.createdAt(createdAt)}</p>
          {due !== undefined && <p className={css.quiet}>{copy.due(due)}</p>}
          {decidedAt !== undefined && <p className={css.quiet}>{copy.decidedAt(decidedAt)}</p>}
        </>
      );
    }
    default:
      return assertNever(state);
  }
}
