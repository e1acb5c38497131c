import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { Wordmark } from "../../../components/Wordmark/Wordmark.tsx";
import { notFoundScreenCopy } from "./NotFoundScreen.copy.ts";
import * as css from "./NotFoundScreen.css.ts";

export interface NotFoundScreenProps extends RootProps {
  /** URL of the home page. */
  homeHref: string;
  /** A 3:4 image; decorative. */
  image?: {
    /** URL of the image as AVIF. */
    avif: string;
    /** URL of the image as WebP. */
    webp: string;
  };
  /** Texts of the component. @default English */
  copy?: Copy<typeof notFoundScreenCopy>;
}

/** The page of an unknown URL, without the main layout. */
export function NotFoundScreen(props: NotFoundScreenProps) {
  const { homeHref, image, copy: own } = props;
  const copy = useCopy(notFoundScreenCopy, own);
  return (
    <main {...rootProps(props, css.screen)}>
      {image === undefined ? (
        <Wordmark size="title" />
      ) : (
        <picture>
          <source type="image/avif" srcSet={image.avif} />
          <img className={css.image} src={image.webp} alt="" width={340} height={454} />
        </picture>
      )}
      <div>
        <p className={css.code}>{copy.code}</p>
        <h1 className={css.title} tabIndex={-1}>
          {copy.title}
        </h1>
        <p className={css.body}>{copy.body}</p>
        <LinkButton variant="primary" size="large" href={homeHref}>
          {copy.home}
        </LinkButton>
      </div>
    </main>
  );
}
