import { composeEventHandlers } from "@radix-ui/primitive";
import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import { useNumberFormat } from "../ThemeRoot/ThemeContext.ts";
import { useTextDirection } from "../ThemeRoot/useTextDirection.ts";
import * as css from "./Tabs.css.ts";

/** One of the tabs. */
export interface Tab<Value extends string> {
  /** The value passed to the callback. */
  value: Value;
  /** The visible label. */
  label: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** How many things the panel has, after the label. Absent: not shown. */
  count?: number;
  /** Whether it cannot be selected. @default false */
  disabled?: boolean;
  /** The content of its panel, rendered while it is selected. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends NativeProps<"div", "defaultValue" | "children"> {
  /** Accessible name of the tabs. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly Tab<Value>[];
  /** The selected tab. Absent: the component holds it itself, from `defaultValue`. */
  value?: Value;
  /** The tab that is selected at first, without `value`. @default the first tab */
  defaultValue?: Value;
  /** The user selected another tab. */
  onValueChange?: (value: Value) => void;
}

/**
 * Several views of one thing. One is visible, and the arrow keys move between the tabs.
 *
 * @example
 * <Tabs label="Memory" tabs={tabs} />
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue = tabs[0]?.value, onValueChange, className, ...rest } = props;
  const { direction, readDirection } = useTextDirection();
  return (
    <Root
      asChild
      value={value}
      defaultValue={defaultValue}
      onValueChange={(selected) => onValueChange?.(selected as Value)}
      dir={direction}
    >
      {/* The direction is inherited: Radix would set that of the last focus. */}
      <div
        {...rest}
        className={joinNames(css.tabs, className)}
        dir={undefined}
        onFocusCapture={composeEventHandlers(props.onFocusCapture, (event) =>
          readDirection(event.currentTarget),
        )}
      >
        <List className={css.list} aria-label={label}>
          {tabs.map((tab) => (
            <Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={css.tab}>
              {tab.icon}
              <span>{tab.label}</span>
              {tab.count !== undefined && <Count count={tab.count} />}
            </Trigger>
          ))}
        </List>
        {tabs.map((tab) => (
          <Content key={tab.value} value={tab.value} className={css.panel}>
            {tab.content}
          </Content>
        ))}
      </div>
    </Root>
  );
}

function Count({ count }: { count: number }) {
  const number = useNumberFormat();
  return <span className={css.count}>{number(count)}</span>;
}
