import { Button } from "../../../components/Button/Button.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";
import * as css from "./ChatHistory.css.ts";

interface ChatHistoryLeftOutProps {
  /** How many there are. @default 0 */
  hidden?: number;
  /** Says so of the list. */
  words: (count: number) => string;
  /** The user asked for adult characters. Absent: they cannot be shown. */
  onShowAdult?: () => void;
  copy: ChatHistoryCopy;
}

/** Says at the end of a list that there is more for adults, without naming one, and leads to the choice. */
export function ChatHistoryLeftOut({ hidden = 0, words, onShowAdult, copy }: ChatHistoryLeftOutProps) {
  if (hidden === 0) return null;
  return (
    <div className={css.leftOut}>
      <p className={css.leftOutWords}>
        <EyeOffIcon />
        {words(hidden)}
      </p>
      {onShowAdult !== undefined && (
        <Button variant="quiet" onPress={onShowAdult}>
          {copy.showAdult}
        </Button>
      )}
    </div>
  );
}
