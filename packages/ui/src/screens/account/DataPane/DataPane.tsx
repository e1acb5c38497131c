import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useState } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { DevicesIcon } from "../../../components/Icon/DevicesIcon.generated.ts";
import { DoneIcon } from "../../../components/Icon/DoneIcon.generated.ts";
import { DownloadIcon } from "../../../components/Icon/DownloadIcon.generated.ts";
import { assertNever } from "../../../assertNever.ts";
import { bad, good, group, heading, line, pane, paneText } from "../pane.css.ts";
import type { Loadable } from "../../../components/states.ts";
import { dataPaneCopy } from "./DataPane.copy.ts";

/** The file of an export. */
export interface DataExport {
  /** URL of the file. */
  href: string;
  /** The size of the file, as displayed text: "2.4 MB". */
  size: string;
}

export interface DataPaneProps extends RootProps {
  /** The export of the user's data. `idle`: not requested. After `failed` the user requests it again. */
  dataExport: Loadable<DataExport>;
  /** The user requested an export. Absent: its control is not shown. */
  onExport?: () => void;
  /** Whether signing out everywhere is in progress. @default false */
  pending?: boolean;
  /** The error of signing out: a sentence, or `true` for a general one. @default false */
  error?: string | boolean;
  /** The user confirmed to sign out everywhere. Absent: its control is not shown. */
  onSignOut?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof dataPaneCopy>;
}

/** Exports the user's data, and ends all sessions. */
export function DataPane(props: DataPaneProps) {
  const { onExport, onSignOut } = props;
  const copy = useCopy(dataPaneCopy, props.copy);
  return (
    <div {...rootProps(props, pane)}>
      {onExport !== undefined && (
        <div className={group}>
          <h3 className={heading}>{copy.export.title}</h3>
          <p className={paneText}>{copy.export.body}</p>
          <DataPaneExport dataExport={props.dataExport} onExport={onExport} copy={copy} />
        </div>
      )}
      {onExport !== undefined && onSignOut !== undefined && <hr className={line} />}
      {onSignOut !== undefined && (
        <DataPaneDevices pending={props.pending} error={props.error} onSignOut={onSignOut} copy={copy} />
      )}
    </div>
  );
}

type PartProps = DataPaneProps & { copy: typeof dataPaneCopy };

function DataPaneExport({ dataExport, onExport, copy }: Pick<PartProps, "dataExport" | "onExport" | "copy">) {
  return (
    <>
      <DataPaneExportButton dataExport={dataExport} onExport={onExport} copy={copy} />
      <p role="status" className={dataExport.kind === "failed" ? bad : good}>
        {dataExport.kind === "loading" && <span>{copy.export.preparing}</span>}
        {dataExport.kind === "ready" && (
          <>
            <DoneIcon size={16} />
            <span>{copy.export.ready(dataExport.value.size)}</span>
          </>
        )}
        {dataExport.kind === "failed" && (
          <>
            <AlertIcon size={16} />
            <span>{dataExport.error ?? copy.export.failed}</span>
          </>
        )}
      </p>
    </>
  );
}

function DataPaneExportButton({
  dataExport,
  onExport,
  copy,
}: Pick<PartProps, "dataExport" | "onExport" | "copy">) {
  switch (dataExport.kind) {
    case "idle":
    case "loading":
    case "failed":
      return (
        <Button
          icon={<DownloadIcon />}
          size="medium"
          pending={dataExport.kind === "loading"}
          onClick={onExport}
        >
          {dataExport.kind === "failed" ? copy.export.retry : copy.export.start}
        </Button>
      );
    case "ready":
      return (
        <LinkButton icon={<DownloadIcon />} size="medium" variant="primary" href={dataExport.value.href}>
          {copy.export.download}
        </LinkButton>
      );
    default:
      return assertNever(dataExport);
  }
}

type DataPaneDevicesProps = Pick<PartProps, "pending" | "error" | "copy"> & { onSignOut: () => void };

function DataPaneDevices({ pending, error, onSignOut, copy }: DataPaneDevicesProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <div className={group}>
      <h3 className={heading}>{copy.devices.title}</h3>
      <p className={paneText}>{copy.devices.body}</p>
      <Button
        icon={<DevicesIcon />}
        size="medium"
        pending={pending}
        onClick={() => {
          setConfirming(true);
        }}
      >
        {copy.devices.signOut}
      </Button>
      <p role="status" className={bad}>
        {error && (
          <>
            <AlertIcon size={16} />
            <span>{error === true ? copy.devices.failed : error}</span>
          </>
        )}
      </p>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={copy.devices.confirmTitle}
        description={copy.devices.confirmBody}
        copy={{ cancel: copy.devices.cancel, confirm: copy.devices.confirm }}
        onConfirm={() => {
          setConfirming(false);
          onSignOut();
        }}
      />
    </div>
  );
}
