import { Button } from "../Button/Button.tsx";
import type { ButtonProps } from "../Button/Button.tsx";
import type { More } from "../states.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { loadMoreCopy } from "./LoadMore.copy.ts";

interface LoadMoreButtonProps {
  /** @default "none" */
  more?: More;
  /** Absent: there is no button. */
  onLoadMore?: () => void;
  variant?: ButtonProps["variant"];
  /** Its text, in every state. */
  children: string;
}

/** The end of a list that only a button continues. */
export function LoadMoreButton({ more = "none", onLoadMore, variant, children }: LoadMoreButtonProps) {
  const copy = useCopy(loadMoreCopy);
  if (more === "none" || onLoadMore === undefined) return null;
  return (
    <>
      {more === "failed" && <p role="alert">{copy.failed}</p>}
      <Button variant={variant} pending={more === "loading"} onClick={onLoadMore}>
        {children}
      </Button>
    </>
  );
}
