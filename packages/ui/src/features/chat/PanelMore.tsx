import { Button } from "../../components/Button/Button.tsx";
import type { More } from "../../components/states.ts";
import * as css from "./panel.css.ts";

interface PanelMoreProps {
  /** @default "none" */
  more?: More;
  label: string;
  /** Shown above the button when the rest did not load. */
  failed?: string;
  onLoadMore?: () => void;
}

/** A button that loads the rest of a list. */
export function PanelMore({ more = "none", label, failed, onLoadMore }: PanelMoreProps) {
  if (more === "none" || onLoadMore === undefined) return null;
  return (
    <div className={css.more}>
      {more === "failed" && (
        <p role="alert" className={css.quiet}>
          {failed}
        </p>
      )}
      <Button size="medium" pending={more === "loading"} onClick={onLoadMore}>
        {label}
      </Button>
    </div>
  );
}
