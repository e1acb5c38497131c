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
  place?: number;
  /** The index of the greeting that is open at first, if the component stores it itself. @default 0 */
  defaultPlace?: number;
  /** The user turned to another greeting. */
  onPlaceChange?: (place: number) => void;
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
  const [place, setPlace] = useControllable(props.place, props.defaultPlace ?? 0, props.onPlaceChange);
  const titleId = useId();
  const count = greetings.length;
  const greeting = greetings[place] ?? "";
  const isPage = (index: number) => index >= 0 && index < count;
  const touch = useTouch({
    canSwipe: (step) => isPage(place + step),
    onSwipe: (step) => setPlace(place + step),
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
              disabled={place === 0}
              onClick={() => setPlace(place - 1)}
            />
            <span role="status" className={css.place}>
              {copy.place(place + 1, count)}
            </span>
            <IconButton
              size="small"
              label={copy.next}
              icon={<ChevronRightIcon />}
              disabled={place === count - 1}
              onClick={() => setPlace(place + 1)}
            />
          </div>
        )}
      </div>
      <div
        key={place}
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
