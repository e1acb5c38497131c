import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useId } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { ChevronLeftIcon } from "../../../components/Icon/ChevronLeftIcon.generated.ts";
import { ChevronRightIcon } from "../../../components/Icon/ChevronRightIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Markdown } from "../../../components/Markdown/Markdown.tsx";
import { useControllable } from "../../../components/useControllable.ts";
import { useTouch } from "../../../components/useTouch.ts";
import { hasDropCap } from "../../../components/letters.ts";
import { greetingReaderCopy } from "./GreetingReader.copy.ts";
import type { GreetingReaderCopy } from "./GreetingReader.copy.ts";
import * as css from "./GreetingReader.css.ts";

export interface GreetingReaderProps extends RootProps {
  /** The greeting and its alternate greetings, in order, as Markdown. At least one. */
  greetings: readonly string[];
  /** The index of the open greeting, from 0. Absent: the component stores it itself. */
  index?: number;
  /** The index of the greeting that is open at first, if the component stores it itself. @default 0 */
  defaultIndex?: number;
  /** The user turned to another greeting. */
  onIndexChange?: (index: number) => void;
  /** Texts of the component. @default English */
  copy?: Copy<GreetingReaderCopy>;
}

/**
 * The greetings of a character as pages of a book, one open at a time.
 *
 * @example
 * <GreetingReader greetings={["The lamp is lit.", "You are late again."]} />
 */
export function GreetingReader(props: GreetingReaderProps) {
  const { greetings } = props;
  const copy = useCopy(greetingReaderCopy, props.copy);
  const [index, setIndex] = useControllable(props.index, props.defaultIndex ?? 0, props.onIndexChange);
  const titleId = useId();
  const count = greetings.length;
  const greeting = greetings[index] ?? "";
  const isPage = (page: number) => page >= 0 && page < count;
  const touch = useTouch({
    canSwipe: (step) => isPage(index + step),
    onSwipe: (step) => setIndex(index + step),
  });
  return (
    <section
      aria-labelledby={titleId}
      {...rootProps(props, [css.page, css.sheets[sheetsUnder(count)]].join(" "))}
    >
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {copy.title}
        </h2>
        {count > 1 && (
          <div className={css.pager}>
            <IconButton
              size="small"
              label={copy.previous}
              icon={<ChevronLeftIcon />}
              disabled={index === 0}
              onClick={() => setIndex(index - 1)}
            />
            <span role="status" className={css.position}>
              {copy.position(index + 1, count)}
            </span>
            <IconButton
              size="small"
              label={copy.next}
              icon={<ChevronRightIcon />}
              disabled={index === count - 1}
              onClick={() => setIndex(index + 1)}
            />
          </div>
        )}
      </div>
      <div
        key={index}
        className={hasDropCap(greeting) ? `${css.prose} ${css.dropCap}` : css.prose}
        {...touch}
      >
        <Markdown text={greeting} />
      </div>
    </section>
  );
}

// More than two sheets would look the same.
function sheetsUnder(count: number): keyof typeof css.sheets {
  if (count <= 1) return "none";
  return count === 2 ? "one" : "two";
}
