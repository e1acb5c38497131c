import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { RibbonMark } from "../../../components/RibbonMark/RibbonMark.tsx";
import * as css from "./DetailScreenNotice.css.ts";

interface DetailScreenNoticeProps {
  /** What stands where the cover would: an empty frame, or the neutral ground of an adult character. */
  frame: "empty" | "adult";
  title: string;
  text: string;
  /** Whether it came unexpectedly and is read out at once. @default false */
  alert?: boolean;
  homeHref: string;
  homeLabel: string;
  /** The way forward; the way home stands beside it, or alone. */
  children?: ReactNode;
}

/** In place of a character that is not there to be shown. */
export function DetailScreenNotice(props: DetailScreenNoticeProps) {
  const { frame, title, text, alert = false, homeHref, homeLabel, children } = props;
  return (
    <div className={css.notice} role={alert ? "alert" : undefined}>
      <div aria-hidden="true" className={[css.frame, css.ground[frame]].join(" ")}>
        {frame === "adult" ? <EyeOffIcon size={40} /> : <RibbonMark place="corner" className={css.ribbon} />}
      </div>
      <div>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>
          {children}
          <Button variant={children ? "secondary" : "primary"} size="large" href={homeHref}>
            {homeLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
