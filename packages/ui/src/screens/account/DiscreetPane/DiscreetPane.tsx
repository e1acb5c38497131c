import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { BookIcon } from "../../../components/Icon/BookIcon.generated.ts";
import { CheckIcon } from "../../../components/Icon/CheckIcon.generated.ts";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { RibbonMark } from "../../../components/RibbonMark/RibbonMark.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { pane } from "../pane.css.ts";
import { discreetPaneCopy } from "./DiscreetPane.copy.ts";
import type { DiscreetPaneCopy } from "./DiscreetPane.copy.ts";
import * as css from "./DiscreetPane.css.ts";

export interface DiscreetPaneProps extends RootProps {
  /** Whether the mode is on. */
  discreet: boolean;
  /** The user switched the mode on or off. */
  onDiscreetChange: (discreet: boolean) => void;
  /** The tab title outside of the mode. @default "Mimi" */
  title?: string;
  /** The tab title in discreet mode. @default "Reading" */
  plainTitle?: string;
  /** Texts of the component. @default English */
  copy?: Copy<DiscreetPaneCopy>;
}

/** The setting for discreet mode: a neutral tab title and blurred covers. */
export function DiscreetPane(props: DiscreetPaneProps) {
  const { discreet } = props;
  const copy = useCopy(discreetPaneCopy, props.copy);
  const { title = copy.title, plainTitle = copy.plainTitle } = props;
  return (
    <div {...rootProps(props, pane)}>
      <Switch
        label={copy.label}
        hint={copy.hint}
        checked={discreet}
        onCheckedChange={props.onDiscreetChange}
      />
      <figure className={css.window} aria-label={copy.preview}>
        <span className={css.tab}>
          {discreet ? <BookIcon size={16} className={css.plain} /> : <RibbonMark />}
          <span className={css.title}>{discreet ? plainTitle : title}</span>
          <CloseIcon size={14} className={css.close} />
        </span>
      </figure>
      <ul role="list" className={css.effects}>
        {copy.effects.map((effect) => (
          <li key={effect} className={css.effect}>
            <CheckIcon className={css.close} />
            <span>{effect}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
