import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { BranchIcon } from "../../../components/Icon/BranchIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { branchBarCopy } from "./BranchBar.copy.ts";
import type { BranchBarCopy } from "./BranchBar.copy.ts";
import * as css from "./BranchBar.css.ts";

export interface BranchBarProps extends RootProps {
  /** The chat that this one was branched from: its title, and the URL of the message. Absent: it is deleted. */
  original?: {
    /** The title of the original chat. */
    readonly title: string;
    /** URL of the original chat, at the message that was branched. */
    readonly href: string;
  };
  /** Texts of the component. @default English */
  copy?: Copy<BranchBarCopy>;
}

/**
 * Says above a chat from which chat it was branched, with a link to the message there.
 *
 * @example
 * <BranchBar original={{ title: "The fifth lamp", href: "/chat/1" }} />
 */
export function BranchBar(props: BranchBarProps) {
  const { original, copy: own } = props;
  const copy = useCopy(branchBarCopy, own);
  return (
    <div {...rootProps(props, css.bar)}>
      <BranchIcon size={16} className={css.icon} />
      <p className={css.text}>{original === undefined ? copy.deleted : copy.from(original.title)}</p>
      {original !== undefined && (
        <Link href={original.href} variant="quiet" className={css.back}>
          {copy.back}
        </Link>
      )}
    </div>
  );
}
