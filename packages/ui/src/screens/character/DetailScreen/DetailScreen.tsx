import { rootProps } from "../../../components/rootProps.ts";
import type { CSSProperties } from "react";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { RetryIcon } from "../../../components/Icon/RetryIcon.generated.ts";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { assertNever } from "../../../assertNever.ts";
import { detailScreenCopy } from "./DetailScreen.copy.ts";
import type { DetailScreenCopy } from "./DetailScreen.copy.ts";
import { DetailScreenNotice } from "./DetailScreenNotice.tsx";
import { DetailScreenPage } from "./DetailScreenPage.tsx";
import { DetailScreenSkeleton } from "./DetailScreenSkeleton.tsx";
import * as css from "./DetailScreen.css.ts";
import * as headerCss from "./DetailScreenHeader.css.ts";
import "./DetailScreenTransition.css.ts";
import type { DetailScreenPreview, DetailScreenContent, DetailScreenProps } from "./DetailScreenProps.ts";

/** Everything about one character, including its greetings. It renders its own landmarks. */
export function DetailScreen(props: DetailScreenProps) {
  const { content, header } = props;
  const copy = useCopy(detailScreenCopy, props.copy);
  const color = shownOf(content)?.color;
  return (
    <div
      {...rootProps(props, css.screen)}
      style={{ "--cover-color": color, ...props.style } as CSSProperties}
    >
      <SkipLink />
      <div aria-hidden="true" className={css.ambience} />
      {header !== undefined && <div className={headerCss.header}>{header}</div>}
      <main id="content" tabIndex={-1} className={css.main}>
        {contentOf(props, copy)}
      </main>
    </div>
  );
}

function contentOf(props: DetailScreenProps, copy: DetailScreenCopy) {
  const { content, homeHref } = props;
  const shown = shownOf(content);
  const home = { homeHref, homeLabel: copy.home };
  switch (content.kind) {
    // One component with one key: known content and the focus are kept when the rest arrives.
    case "idle":
    case "loading":
      if (shown === undefined) return <DetailScreenSkeleton label={copy.loading} />;
      return <DetailScreenPage key={shown.id} screen={props} shown={shown} copy={copy} />;
    case "ready": {
      const character = content.value;
      return (
        <DetailScreenPage
          key={character.id}
          screen={props}
          shown={character}
          character={character}
          copy={copy}
        />
      );
    }
    case "adult":
      return (
        <DetailScreenNotice frame="adult" title={copy.adult} text={copy.adultText} {...home}>
          {props.onAdultShow !== undefined && (
            <Button variant="primary" size="large" onClick={props.onAdultShow}>
              {copy.adultShow}
            </Button>
          )}
        </DetailScreenNotice>
      );
    case "not-found":
      return <DetailScreenNotice frame="empty" {...copy.missing} {...home} />;
    case "failed":
      return (
        <DetailScreenNotice
          frame="empty"
          alert
          {...copy.failed[content.cause ?? "server"]}
          {...(content.error !== undefined && { text: content.error })}
          {...home}
        >
          {content.onRetry !== undefined && (
            <Button
              variant="primary"
              size="large"
              icon={<RetryIcon />}
              pending={content.pending}
              onClick={content.onRetry}
            >
              {copy.retry}
            </Button>
          )}
        </DetailScreenNotice>
      );
    default:
      return assertNever(content);
  }
}

/** Returns what is known of the character. */
function shownOf(content: DetailScreenContent): DetailScreenPreview | undefined {
  if (content.kind === "ready") return content.value;
  return content.kind === "loading" ? content.preview : undefined;
}

export type {
  DetailScreenTag,
  DetailScreenChat,
  DetailScreenCharacter,
  DetailScreenPreview,
  DetailScreenContent,
  DetailScreenHidden,
  DetailScreenReport,
  DetailScreenProps,
} from "./DetailScreenProps.ts";
