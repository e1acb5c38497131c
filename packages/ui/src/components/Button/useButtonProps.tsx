import { useId } from "react";
import type { HTMLAttributes, MouseEvent, ReactNode } from "react";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { usePlainCopy } from "../ThemeRoot/ThemeContext.ts";
import { joinNames } from "../rootProps.ts";
import { buttonCopy } from "./Button.copy.ts";
import type { Tone } from "../states.ts";
import * as css from "./Button.css.ts";

/** The look of a button; at most one `primary` is visible in a view. */
export type ButtonVariant =
  | "primary"
  | "secondary"
  | "quiet"
  | "premiumQuiet"
  | Extract<Tone, "danger" | "premium">;

/** The props that a button and a link with its look have in common. */
export interface ButtonLookProps {
  /** `premium` and `premiumQuiet` are for Premium only, `danger` for actions that cannot be undone. @default "secondary" */
  variant?: ButtonVariant;
  /** 40, 44 (fingers) or 48 px high. @default "small" */
  size?: "small" | "medium" | "large";
  /** Whether it fills the width of its parent. @default false */
  fullWidth?: boolean;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** Icon after the label; decorative. */
  iconAfter?: ReactNode;
  /** Whether its action is in progress: it keeps its width and its focus, and does nothing. @default false */
  pending?: boolean;
  /** Why it is disabled, in a sentence. It stays focusable, so that the reason can be read. */
  disabledReason?: string;
  /** Whether it is disabled; it stays focusable. Prefer `disabledReason`. @default false */
  disabled?: boolean;
  /** The label, as a verb. */
  children: ReactNode;
  /** Texts of the component. @default English */
  copy?: Copy<typeof buttonCopy>;
}

/** Returns the props of the `button` or `a` element. While it is pending or disabled, a click does nothing. */
export function useButtonProps<Props extends ButtonLookProps & HTMLAttributes<HTMLElement>>(props: Props) {
  const {
    variant = "secondary",
    size = "small",
    fullWidth,
    icon,
    iconAfter,
    pending = false,
    disabledReason,
    disabled = false,
    copy,
    ...rest
  } = props;
  const reasonId = useId();
  const isIdle = pending || disabled || disabledReason !== undefined;
  return {
    title: disabledReason,
    "aria-busy": pending || undefined,
    "aria-disabled": isIdle || undefined,
    ...rest,
    className: joinNames(
      css.button,
      css.variant[variant],
      css.size[size],
      fullWidth && css.fullWidth,
      props.className,
    ),
    "aria-describedby": joinNames(disabledReason !== undefined && reasonId, props["aria-describedby"]),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isIdle) event.preventDefault();
      else props.onClick?.(event);
    },
    // The middle button opens a link in a new tab.
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
      if (isIdle) event.preventDefault();
      else props.onAuxClick?.(event);
    },
    children: (
      <>
        <span className={joinNames(css.content, pending && css.hidden)}>
          {icon === undefined && iconAfter === undefined ? (
            props.children
          ) : (
            <>
              {icon}
              <span>{props.children}</span>
              {iconAfter}
            </>
          )}
        </span>
        {pending && <Spinner copy={copy} />}
        {disabledReason !== undefined && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </>
    ),
  };
}

function Spinner({ copy }: Pick<ButtonLookProps, "copy">) {
  const { pending } = usePlainCopy(buttonCopy, copy);
  return <span className={css.spinner} role="img" aria-label={pending} />;
}
