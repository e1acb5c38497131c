import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";
import * as css from "./ChatHistory.css.ts";

interface ChatHistoryLeftOutProps {
  /** How many are hidden. @default 0 */
  hidden?: number;
  /** The text, by count. */
  text: (count: number, shown: string) => string;
  /** The user wants to see adult characters. Absent: they cannot be shown. */
  onAdultShow?: () => void;
  copy: ChatHistoryCopy;
}

/** Shown at the end of a list: how many items are hidden as adult content, with a button to change it. */
export function ChatHistoryHidden({ hidden = 0, text, onAdultShow, copy }: ChatHistoryLeftOutProps) {
  const number = useNumberFormat();
  if (hidden === 0) return null;
  return (
    <div className={css.hidden}>
      <p className={css.hiddenText}>
        <EyeOffIcon />
        <span>{text(hidden, number(hidden))}</span>
      </p>
      {onAdultShow !== undefined && (
        <Button variant="quiet" onClick={onAdultShow}>
          {copy.showAdult}
        </Button>
      )}
    </div>
  );
}
