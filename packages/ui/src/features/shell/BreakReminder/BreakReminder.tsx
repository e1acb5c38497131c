import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { HourglassIcon } from "../../../components/Icon/HourglassIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import * as css from "../OfflineBanner/OfflineBanner.css.ts";
import { breakReminderCopy } from "./BreakReminder.copy.ts";

export interface BreakReminderProps extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** Whole hours of use without a break. */
  hours: number;
  /** The user closed it: `open` is `false`. */
  onOpenChange: (open: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof breakReminderCopy>;
}

/**
 * Reminds the user of the time spent. Keep it mounted, so that it is announced when it appears.
 *
 * @example
 * <BreakReminder open={open} hours={2} onOpenChange={setOpen} />
 */
export function BreakReminder(props: BreakReminderProps) {
  const { open, hours, onOpenChange, copy: own } = props;
  const copy = useCopy(breakReminderCopy, own);
  return (
    <div {...rootProps(props)} role="status">
      {open && (
        <div className={css.banner}>
          <HourglassIcon className={css.mark} />
          <p className={css.text}>{`${copy.message(hours)} ${copy.saved}`}</p>
          <IconButton label={copy.dismiss} icon={<CloseIcon />} onClick={() => onOpenChange(false)} />
        </div>
      )}
    </div>
  );
}
