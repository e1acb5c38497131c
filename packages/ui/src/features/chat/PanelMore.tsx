import { Button } from "../../components/Button/Button.tsx";
import * as css from "./panel.css.ts";

interface PanelMoreProps {
  /** Absent: there is no more. */
  state?: "available" | "loading" | "failed";
  label: string;
  /** Shown above the button when the rest did not load. */
  failed?: string;
  onLoadMore?: () => void;
}

/** A button that loads the rest of a list. */
export function PanelMore({ state, label, failed, onLoadMore }: PanelMoreProps) {
  if (state === undefined || onLoadMore === undefined) return null;
  return (
    <div className={css.more}>
      {state === "failed" && (
        <p role="alert" className={css.quiet}>
          {failed}
        </p>
      )}
      <Button size="touch" pending={state === "loading"} onClick={onLoadMore}>
        {label}
      </Button>
    </div>
  );
}
