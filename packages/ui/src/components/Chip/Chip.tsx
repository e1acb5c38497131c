import { composeEventHandlers } from "@radix-ui/primitive";
import type { ReactNode, Ref } from "react";
import { CloseIcon } from "../Icon/CloseIcon.generated.ts";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { chipCopy } from "./Chip.copy.ts";
import { useCopy, useNumberFormat } from "../ThemeRoot/ThemeContext.ts";
import { joinNames } from "../rootProps.ts";
import type { ElementProps } from "../rootProps.ts";
import { useControllable } from "../useControllable.ts";
import * as css from "./Chip.css.ts";

export interface ChipProps extends ElementProps<"children"> {
  /** The label. */
  label: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** A number after the label, such as how many items a filter leaves. Absent: not shown. */
  count?: number;
  /** Whether it is selected. Absent: the chip holds it itself. */
  selected?: boolean;
  /** Whether it is selected at first, if the chip holds it itself. Absent, with `selected` absent: not selected. */
  defaultSelected?: boolean;
  /** The user selected it (`true`) or deselected it. Absent, with `defaultSelected` absent: the chip is a label only. */
  onSelectedChange?: (selected: boolean) => void;
  /** The user removed it. Absent: it cannot be removed. */
  onRemove?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof chipCopy>;
}

/**
 * A tag or a filter in a row: a `button` that can be selected, or a label. The other props are those of its element.
 *
 * @example
 * <Chip label="Mystery" />
 */
export function Chip(props: ChipProps) {
  const {
    label,
    icon,
    count,
    selected: ownSelected,
    defaultSelected,
    onSelectedChange,
    onRemove,
    copy: ownCopy,
    className,
    ref,
    ...rest
  } = props;
  const [selected, setSelected] = useControllable(ownSelected, defaultSelected ?? false, onSelectedChange);
  const copy = useCopy(chipCopy, ownCopy);
  const number = useNumberFormat();
  const look = joinNames(css.chip, selected && css.selected, className);
  const isButton = onSelectedChange !== undefined || defaultSelected !== undefined;
  const remove = !isButton && onRemove !== undefined && (
    <button type="button" className={css.remove} aria-label={copy.remove(label)} onClick={onRemove}>
      <CloseIcon size={14} />
    </button>
  );
  const isAlone = icon === undefined && count === undefined && remove === false;
  const content = isAlone ? (
    label
  ) : (
    <>
      {icon}
      <span>{label}</span>
      {count !== undefined && <span className={css.count}>{number(count)}</span>}
      {remove}
    </>
  );
  if (isButton) {
    return (
      <button
        type="button"
        dir="auto"
        aria-pressed={selected}
        {...rest}
        ref={ref as Ref<HTMLButtonElement>}
        className={joinNames(look, css.pressable)}
        onClick={composeEventHandlers(props.onClick, () => setSelected(!selected))}
      >
        {content}
      </button>
    );
  }
  return (
    <span dir="auto" {...rest} ref={ref} className={look}>
      {content}
    </span>
  );
}
