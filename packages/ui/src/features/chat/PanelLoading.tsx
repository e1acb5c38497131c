import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import * as css from "./panel.css.ts";

/** Placeholder rows of the height of the loading content. */
export function PanelLoading({ label, height }: { label: string; height: number }) {
  return (
    <div className={css.skeletons} role="status" aria-label={label}>
      {["100%", "94%", "98%", "90%"].map((width) => (
        <Skeleton key={width} width={width} height={height} />
      ))}
    </div>
  );
}
