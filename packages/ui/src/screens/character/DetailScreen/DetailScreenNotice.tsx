import type { ReactNode } from "react";
import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { RibbonMark } from "../../../components/RibbonMark/RibbonMark.tsx";
import * as css from "./DetailScreenNotice.css.ts";

interface DetailScreenNoticeProps {
  /** The frame instead of a cover: empty, or the neutral background of an adult character. */
  frame: "empty" | "adult";
  title: string;
  text: string;
  /** Whether it appeared unexpectedly and is announced at once. @default false */
  alert?: boolean;
  homeHref: string;
  homeLabel: string;
  /** Actions; the link to home is beside them, or alone. */
  children?: ReactNode;
}

/** Shown instead of a character that cannot be shown. */
export function DetailScreenNotice(props: DetailScreenNoticeProps) {
  const { frame, title, text, alert = false, homeHref, homeLabel, children } = props;
  return (
    <div className={css.notice} role={alert ? "alert" : undefined}>
      <div aria-hidden="true" className={[css.frame, css.ground[frame]].join(" ")}>
        {frame === "adult" ? (
          <EyeOffIcon size={40} />
        ) : (
          <RibbonMark variant="corner" className={css.ribbon} />
        )}
      </div>
      <div>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>
          {children}
          <LinkButton variant={children ? "secondary" : "primary"} size="large" href={homeHref}>
            {homeLabel}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
