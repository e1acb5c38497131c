import { DetailScreen } from "@mimi/ui/screens/detail-screen";
import { type Hideable, hiddenMessage, useHideEntries } from "@mimi/ui/screens/hide-menu";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import type { ReportTarget } from "../../../state/overlays/dialogs.store.ts";
import { closeShared, reactToDetail, shareDetail } from "./detail.actions.ts";
import { reportTargetOf } from "./detailView.ts";
import { type DetailHiding, detailCommands, useDetailPage } from "./useDetailPage.ts";

interface DetailContainerProps extends DetailHiding {
  id: string;
  header: ReactNode;
  onReport: (target: ReportTarget) => void;
  /** The user chose to see adult characters. */
  onAdultShow: () => void;
}

/** The page of one character (product 3). */
export function DetailContainer(props: DetailContainerProps) {
  const { id, header, onHide, onHiddenOpen, onReport, onAdultShow } = props;
  const [, navigate] = useLocation();
  const { character, name, content, similar, opening, shared, rights, isHidden, hideTargets } = useDetailPage(
    id,
    props.onHiddenNeeded,
  );
  const commands = detailCommands(id, navigate);
  const hide = (what: Hideable) => {
    onHide(what, hiddenMessage(what));
    if (what.kind === "character") navigate(paths.home());
  };
  const reported = rights.refuse && character.kind === "ready" ? character.value : undefined;
  return (
    <DetailScreen
      content={content}
      header={header}
      backHref={paths.home()}
      homeHref={paths.home()}
      similar={similar}
      pending={opening}
      onChatStart={commands.openChat}
      onChatCreate={commands.openNewChat}
      onReactionChange={reactToDetail}
      onCardExport={rights.copy ? commands.exportCard : undefined}
      onCharacterDuplicate={rights.copy ? commands.duplicate : undefined}
      editHref={rights.edit ? paths.edit(id) : undefined}
      hideEntries={useHideEntries(rights.refuse ? hideTargets : [], hide)}
      isHidden={isHidden}
      onHiddenOpen={onHiddenOpen}
      hiddenBy={isHidden ? props.hiddenOf(hideTargets) : undefined}
      onHiddenShow={props.onHiddenShow}
      sharedAddress={shared}
      onShareClose={closeShared}
      onReportOpen={reported && ((what) => onReport(reportTargetOf(reported, what)))}
      onAdultShow={onAdultShow}
      onCharacterShare={name === undefined ? undefined : () => void shareDetail(name, paths.detail(id))}
    />
  );
}
