import {
  Content,
  Group,
  Item,
  ItemIndicator,
  ItemText,
  Label,
  Portal,
  Viewport,
} from "@radix-ui/react-select";
import { CheckIcon } from "../Icon/CheckIcon.generated.ts";
import { makePageInert } from "../Modal/makePageInert.ts";
import { useContext } from "react";
import { ThemeContext } from "../ThemeRoot/ThemeContext.ts";
import { useOverlayContainer } from "../ThemeRoot/useOverlayContainer.ts";
import type { SelectGroup, SelectOption } from "./SelectOption.ts";
import * as css from "./Select.css.ts";

interface SelectListProps {
  options: readonly (SelectOption<string> | SelectGroup<string>)[];
}

/** The list of a select, below its control. */
export function SelectList({ options }: SelectListProps) {
  const container = useOverlayContainer();
  const { nonce } = useContext(ThemeContext);
  return (
    <Portal container={container}>
      <Content ref={makeRestInert} position="popper" sideOffset={6} collisionPadding={8} className={css.list}>
        <Viewport nonce={nonce} className={css.options}>
          {options.map((entry) =>
            "options" in entry ? (
              <Group key={entry.label}>
                <Label className={css.groupLabel}>{entry.label}</Label>
                {entry.options.map((option) => (
                  <Option key={option.value} option={option} />
                ))}
              </Group>
            ) : (
              <Option key={entry.value} option={entry} />
            ),
          )}
        </Viewport>
      </Content>
    </Portal>
  );
}

// While the list is closed, Radix renders the options outside of the document.
function makeRestInert(list: Element | null): (() => void) | undefined {
  return list?.isConnected === true ? makePageInert(list) : undefined;
}

function Option({ option }: { option: SelectOption<string> }) {
  const { value, label, hint, icon, disabled } = option;
  return (
    <Item
      value={value}
      textValue={label}
      disabled={disabled}
      className={css.option}
      // The hint belongs to the name, as it belongs to the visible text.
      aria-labelledby={undefined}
    >
      <span className={css.content}>
        {icon}
        <ItemText>{label}</ItemText>
      </span>
      {hint !== undefined && (
        <span className={icon === undefined ? css.hint : css.hintAfterIcon}>{hint}</span>
      )}
      <ItemIndicator className={css.check}>
        <CheckIcon />
      </ItemIndicator>
    </Item>
  );
}
