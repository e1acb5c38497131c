import { Button } from "../../components/Button/Button.tsx";
import * as css from "./panel.css.ts";

interface PanelMoreProps {
  /** Absent: there is no more. */
  state?: "available" | "loading";
  label: string;
  onMore?: () => void;
}

/** A button that loads the rest of a list. */
export function PanelMore({ state, label, onMore }: PanelMoreProps) {
  if (state === undefined || onMore === undefined) return null;
  return (
    <div className={css.more}>
      <Button size="touch" loading={state === "loading"} onPress={onMore}>
        {label}
      </Button>
    </div>
  );
}
