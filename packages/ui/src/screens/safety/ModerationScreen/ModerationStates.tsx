import { useState } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { useListFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";
import type { ModerationCaseContent, ModerationItemState, ModerationText } from "./ModerationScreenProps.ts";

interface ModerationStatesProps {
  item: ModerationCaseContent;
  copy: typeof moderationScreenCopy;
}

/** The item of a case: as it was reported, what was taken down, and as it is. */
export function ModerationStates({ item, copy }: ModerationStatesProps) {
  const { evidence, takenDown, now } = item;
  return (
    <div className={css.cards}>
      {evidence.map((state, index) => (
        <State key={index} heading={copy.item.evidence} state={state} copy={copy} />
      ))}
      {takenDown !== undefined && <State heading={copy.item.takenDown} state={takenDown} copy={copy} />}
      {now === undefined ? (
        <p className={css.quiet}>{copy.item.deleted}</p>
      ) : isUnchanged(now) ? (
        <p className={css.quiet}>{copy.item.same}</p>
      ) : (
        <State heading={copy.item.now} state={now} copy={copy} />
      )}
    </div>
  );
}

function isUnchanged({ texts, imageChanged }: ModerationItemState): boolean {
  return imageChanged === false && texts.every(({ change }) => change === "none");
}

interface StateProps {
  heading: string;
  state: ModerationItemState;
  copy: typeof moderationScreenCopy;
}

function State({ heading, state, copy }: StateProps) {
  const list = useListFormat();
  const { title, texts, image, imageChanged, at } = state;
  const shown = texts.filter(({ change }) => change !== "none");
  const same = texts.filter(({ change }) => change === "none").map(({ label }) => label);
  if (imageChanged === false && image !== undefined) same.unshift(copy.item.imageLabel);
  return (
    <section className={css.card}>
      <h3 className={css.subheading}>{heading}</h3>
      {at !== undefined && <p className={css.quiet}>{at}</p>}
      {imageChanged !== false && image !== undefined && <CaseImage src={image} title={title} copy={copy} />}
      {imageChanged === true && image === undefined && (
        <p className={css.quiet}>
          <span>{copy.item.imageLabel}</span> <Badge>{copy.item.changes.removed}</Badge>
        </p>
      )}
      {texts.length === 0 && image === undefined && <p className={css.quiet}>{copy.item.empty}</p>}
      {shown.length > 0 && <Texts texts={shown} copy={copy} />}
      {same.length > 0 && (
        <p className={css.quiet}>
          {copy.item.unchanged(list(same.slice(0, FIRST_NAMES)), Math.max(0, same.length - FIRST_NAMES))}
        </p>
      )}
    </section>
  );
}

/** Names of unchanged texts that are shown: those of a character without its lorebook. */
const FIRST_NAMES = 15;

function CaseImage({ src, title, copy }: { src: string; title: string } & Pick<StateProps, "copy">) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className={css.imageFrame}>
        <img
          className={css.image}
          src={src}
          alt={isShown ? copy.item.image(title) : ""}
          data-blurred={!isShown || undefined}
        />
      </div>
      <div>
        <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? copy.item.hideImage : copy.item.showImage}
        </Button>
      </div>
    </>
  );
}

/** Texts of a state that are shown at first: more than a character has without its lorebook. */
const FIRST_TEXTS = 24;

function Texts({ texts, copy }: { texts: readonly ModerationText[] } & Pick<StateProps, "copy">) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? texts : texts.slice(0, FIRST_TEXTS);
  const rest = texts.length - shown.length;
  return (
    <>
      <dl className={css.texts}>
        {shown.map(({ label, text, change }, index) => (
          <div key={index} className={css.text}>
            <dt className={css.field}>
              <span>{label}</span>
              {change !== undefined && change !== "none" && (
                <Badge highlighted={change !== "removed"}>{copy.item.changes[change]}</Badge>
              )}
            </dt>
            {change !== "removed" && (
              <dd>
                <Words text={text} copy={copy} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {rest > 0 && (
        <div>
          <Button onClick={() => setAllShown(true)}>{copy.item.showTexts(rest)}</Button>
        </div>
      )}
    </>
  );
}

/** Letters of a text that are shown at first. */
const FIRST_LETTERS = 1_200;

function Words({ text, copy }: { text: string } & Pick<StateProps, "copy">) {
  const [isWhole, setWhole] = useState(text.length <= FIRST_LETTERS);
  if (isWhole)
    return (
      <p dir="auto" className={css.words}>
        {text}
      </p>
    );
  return (
    <>
      <p dir="auto" className={css.words}>{`${text.slice(0, FIRST_LETTERS).toWellFormed()}…`}</p>
      <div>
        <Button onClick={() => setWhole(true)}>{copy.item.showAll}</Button>
      </div>
    </>
  );
}
