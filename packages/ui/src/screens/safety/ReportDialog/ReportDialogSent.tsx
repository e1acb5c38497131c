import { Button } from "../../../components/Button/Button.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { reportDialogCopy } from "./ReportDialog.copy.ts";
import * as css from "./ReportDialog.css.ts";
import type { ReportStatus } from "./Report.ts";

interface ReportDialogSentProps extends RootProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  sent: Extract<ReportStatus, { kind: "sent" }>;
  copy: typeof reportDialogCopy.sent;
}

/** The receipt: what happens next, and the number of the report. */
export function ReportDialogSent(props: ReportDialogSentProps) {
  const { open, onOpenChange, sent, copy } = props;
  return (
    <Modal
      {...rootProps(props)}
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={sent.urgent === true ? `${copy.body} ${copy.urgent}` : copy.body}
    >
      <dl className={css.receipt}>
        <dt>{copy.receipt}</dt>
        <dd className={css.number}>{sent.receipt}</dd>
      </dl>
      {sent.href !== undefined && (
        <p className={css.look}>
          <Link href={sent.href}>{copy.look}</Link>
        </p>
      )}
      <Button
        fullWidth
        size="large"
        onClick={() => {
          onOpenChange(false);
        }}
      >
        {copy.done}
      </Button>
    </Modal>
  );
}
