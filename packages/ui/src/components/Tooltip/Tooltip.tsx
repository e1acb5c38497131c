import { Arrow, Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import { useOverlayContainer } from "../ThemeRoot/useOverlayContainer.ts";
import * as css from "./Tooltip.css.ts";

/** The props that the control of a tooltip must accept. */
export interface TooltipTriggerProps {
  /** Ties the text to the control, for screen readers. */
  "aria-describedby"?: string;
}

export interface TooltipProps extends NativeProps<"div", "children"> {
  /** What it says, in a few words or a sentence. */
  text: ReactNode;
  /** Renders the control with the given props: a button, a link or a field. */
  trigger: (props: TooltipTriggerProps) => ReactNode;
  /** The side of the control where there is room for it. @default "top" */
  side?: "top" | "bottom";
  /** Whether it is visible. Absent: it appears with pointer and focus. */
  open?: boolean;
  /** Whether it is visible at first, without `open`. @default false */
  defaultOpen?: boolean;
  /** It appeared or disappeared. */
  onOpenChange?: (open: boolean) => void;
  /** How long the pointer rests on the control before it appears, in milliseconds. The focus does not wait. @default 500 */
  delayMs?: number;
}

/**
 * A short explanation of a control, beside it while the pointer or the focus is on it.
 *
 * @example
 * <Tooltip text="Only you see it" trigger={renderButton} />
 */
export function Tooltip(props: TooltipProps) {
  const {
    text,
    trigger,
    side = "top",
    open,
    defaultOpen,
    onOpenChange,
    delayMs = 500,
    className,
    ...rest
  } = props;
  const container = useOverlayContainer();
  return (
    <Provider delayDuration={delayMs}>
      <Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Trigger asChild>
          <Anchor trigger={trigger} />
        </Trigger>
        {container !== null && (
          <Portal container={container}>
            <Content
              {...rest}
              className={joinNames(css.tooltip, className)}
              side={side}
              sideOffset={4}
              collisionPadding={8}
            >
              <span>{text}</span>
              <Arrow className={css.arrow} width={12} height={6} />
            </Content>
          </Portal>
        )}
      </Root>
    </Provider>
  );
}

interface AnchorProps extends HTMLAttributes<HTMLSpanElement> {
  trigger: TooltipProps["trigger"];
  ref?: Ref<HTMLSpanElement>;
}

// Pointer and focus events of the control reach the element around it; only the description belongs to the control.
function Anchor({ trigger, className, "aria-describedby": describedBy, ...events }: AnchorProps) {
  return (
    <span {...events} className={joinNames(css.anchor, className)}>
      {trigger({ "aria-describedby": describedBy })}
    </span>
  );
}
