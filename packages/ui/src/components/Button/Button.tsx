import { useId } from "react";
import type { MouseEvent, ReactNode, Ref } from "react";
import { useLinkComponent } from "../Link/LinkContext.ts";
import { buttonCopy } from "./Button.copy.ts";
import * as css from "./Button.css.ts";

/** What a button looks like and is for; at most one `primary` shows in a view. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "gold" | "goldQuiet";

export interface ButtonProps {
  /** `gold` and `goldQuiet` are for Premium alone, `danger` for what cannot be undone. @default "secondary" */
  variant?: ButtonVariant;
  /** 40, 44 (fingers) or 48 px high. @default "medium" */
  size?: "medium" | "touch" | "large";
  /** Whether it fills the width of its parent. @default false */
  wide?: boolean;
  /** Stands before the words; decoration. */
  icon?: ReactNode;
  /** Stands after the words; decoration. */
  iconAfter?: ReactNode;
  /** Whether what it started is under way: it keeps its width and its focus, and does nothing. @default false */
  loading?: boolean;
  /** Said to those who cannot see the turning ring. @default "Working" */
  loadingLabel?: string;
  /** Why it does nothing at present, in a sentence. It can still be reached, so that the reason is heard. */
  disabledReason?: string;
  /** Whether it does nothing at present. Prefer `disabledReason`. @default false */
  disabled?: boolean;
  /** Makes it a link with the looks of a button. */
  href?: string;
  /** Whether a press sends the form around it. @default "button" */
  type?: "button" | "submit";
  /** The `id` of the form that a submit button outside it sends. */
  form?: string;
  /** The user asked for what the words say. Not called while loading or disabled. */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** Says more than the words do, when these alone are not enough. */
  label?: string;
  /** For a button that opens something: whether that is open. */
  expanded?: boolean;
  /** For a button that opens something: what kind of thing. */
  popup?: "menu" | "dialog";
  /** For a button that stays down: whether it is. */
  pressed?: boolean;
  /** A class of its own, for its place in what is around it. */
  className?: string;
  /** Reaches the element itself, for instance to focus it. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
  /** What it does, as a verb. */
  children: ReactNode;
}

/** Something to do, or with `href` somewhere to go. */
export function Button({ ref, ...props }: ButtonProps) {
  const { variant = "secondary", size = "medium", wide, loading = false, disabledReason, onPress } = props;
  const reasonId = useId();
  const Anchor = useLinkComponent();
  const idle = loading || props.disabled === true || disabledReason !== undefined;
  const shared = {
    className: [css.button, css.variant[variant], css.size[size], wide && css.wide, props.className]
      .filter(Boolean)
      .join(" "),
    title: disabledReason,
    "aria-label": props.label,
    "aria-busy": loading || undefined,
    "aria-disabled": idle || undefined,
    "aria-describedby": disabledReason === undefined ? undefined : reasonId,
    children: <ButtonContent {...props} reasonId={reasonId} />,
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    if (idle) event.preventDefault();
    else onPress?.(event);
  };
  if (props.href !== undefined && !idle)
    return <Anchor {...shared} ref={ref} href={props.href} onClick={press} />;
  return (
    <button
      {...shared}
      ref={ref}
      type={props.type ?? "button"}
      form={props.form}
      aria-expanded={props.expanded}
      aria-haspopup={props.popup}
      aria-pressed={props.pressed}
      onClick={press}
    />
  );
}

function ButtonContent(props: Omit<ButtonProps, "ref"> & { reasonId: string }) {
  const { loading = false, loadingLabel = buttonCopy.loading, disabledReason, reasonId } = props;
  return (
    <>
      <span className={[css.content, loading && css.hidden].filter(Boolean).join(" ")}>
        {props.icon}
        {props.children}
        {props.iconAfter}
      </span>
      {loading && <span className={css.spinner} role="img" aria-label={loadingLabel} />}
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
