import { useId } from "react";
import type { MouseEvent, ReactNode } from "react";
import { useLinkComponent } from "../Link/LinkContext.ts";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { buttonCopy } from "./Button.copy.ts";
import { usePlainCopy } from "../ThemeRoot/ThemeContext.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Button.css.ts";

/** The look of a button; at most one `primary` is visible in a view. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "gold" | "goldQuiet";

export interface ButtonProps extends RootProps<HTMLButtonElement & HTMLAnchorElement> {
  /** `gold` and `goldQuiet` are for Premium only, `danger` for actions that cannot be undone. @default "secondary" */
  variant?: ButtonVariant;
  /** 40, 44 (fingers) or 48 px high. @default "medium" */
  size?: "medium" | "touch" | "large";
  /** Whether it fills the width of its parent. @default false */
  wide?: boolean;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** Icon after the label; decorative. */
  iconAfter?: ReactNode;
  /** Whether its action is in progress: it keeps its width and its focus, and does nothing. @default false */
  pending?: boolean;
  /** Why it is disabled, in a sentence. It stays focusable, so that the reason can be read. */
  disabledReason?: string;
  /** Whether it is disabled. Prefer `disabledReason`. @default false */
  disabled?: boolean;
  /** Renders a link that looks like a button. */
  href?: string;
  /** Whether it submits the form around it. @default "button" */
  type?: "button" | "submit";
  /** The `id` of the form, for a submit button outside of it. */
  form?: string;
  /** The user pressed it. Not called while pending or disabled. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Accessible name, when the visible text is not enough. */
  label?: string;
  /** For a button that opens a popup: whether the popup is open. */
  expanded?: boolean;
  /** For a button that opens a popup: the kind of popup. */
  popup?: "menu" | "dialog";
  /** For a toggle button: whether it is pressed. */
  pressed?: boolean;
  /** The label, as a verb. */
  children: ReactNode;
  /** Texts of the component. @default English */
  copy?: Copy<typeof buttonCopy>;
}

/** An action, or with `href` a link. */
export function Button(props: ButtonProps) {
  const { variant = "secondary", size = "medium", wide, pending = false, disabledReason, onClick } = props;
  const reasonId = useId();
  const Anchor = useLinkComponent();
  const idle = pending || props.disabled === true || disabledReason !== undefined;
  const look = [css.button, css.variant[variant], css.size[size], wide && css.wide].filter(Boolean).join(" ");
  const shared = {
    title: disabledReason,
    "aria-label": props.label,
    "aria-busy": pending || undefined,
    "aria-disabled": idle || undefined,
    children: <ButtonContent {...props} reasonId={reasonId} />,
    ...rootProps(props, look, disabledReason !== undefined && reasonId),
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    if (idle) event.preventDefault();
    else onClick?.(event);
  };
  if (props.href !== undefined && !idle) return <Anchor {...shared} href={props.href} onClick={press} />;
  return (
    <button
      type={props.type ?? "button"}
      form={props.form}
      aria-expanded={props.expanded}
      aria-haspopup={props.popup}
      aria-pressed={props.pressed}
      {...shared}
      onClick={press}
    />
  );
}

function Spinner({ copy }: Pick<ButtonProps, "copy">) {
  const { pending } = usePlainCopy(buttonCopy, copy);
  return <span className={css.spinner} role="img" aria-label={pending} />;
}

function ButtonContent(props: ButtonProps & { reasonId: string }) {
  const { pending = false, disabledReason, reasonId } = props;
  return (
    <>
      <span className={[css.content, pending && css.hidden].filter(Boolean).join(" ")}>
        {props.icon}
        {props.children}
        {props.iconAfter}
      </span>
      {pending && <Spinner copy={props.copy} />}
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
