import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { HourglassIcon } from "../../../components/Icon/HourglassIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import * as css from "../OfflineBanner/OfflineBanner.css.ts";
import { breakReminderCopy } from "./BreakReminder.copy.ts";

export interface BreakReminderProps {
  /** How many whole hours somebody has been here without a break. Absent: not long. */
  hours?: number;
  /** The user has read it. */
  onDismiss: () => void;
  /** Its words. @default English */
  copy?: typeof breakReminderCopy;
}

/** Tells the time to those who have lost it. Keep it mounted, so that it is read out when it appears. */
export function BreakReminder({ hours, onDismiss, copy = breakReminderCopy }: BreakReminderProps) {
  return (
    <div role="status">
      {hours !== undefined && (
        <div className={css.banner}>
          <HourglassIcon className={css.mark} />
          <p className={css.words}>
            {copy.words(hours)} {copy.kept}
          </p>
          <IconButton label={copy.dismiss} icon={<CloseIcon />} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}
