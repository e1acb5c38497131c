import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useState } from "react";
import type { CSSProperties } from "react";
import * as css from "./Cover.css.ts";

/** One size of a cover, in both formats. */
export interface CoverRendition {
  /** Width of the image, in pixels. */
  width: number;
  /** URL of the AVIF file. */
  avif: string;
  /** URL of the WebP file. */
  webp: string;
}

/** A 3:4 cover image. */
export interface CoverImage {
  /** URL of the largest size, for browsers that choose no rendition. */
  src: string;
  /** Alternative text. */
  alt: string;
  /** The available sizes; without them `src` is used on every screen. */
  renditions?: readonly CoverRendition[];
}

export interface CoverProps extends RootProps {
  /** Absent: the character has no cover, and its first letter is shown. */
  image?: CoverImage;
  /** The cover's accent as a CSS colour; the background until the image is loaded. */
  color?: string;
  /** Name of the character; its first letter replaces a missing or broken image. */
  name: string;
  /** The displayed width, as the `sizes` of an image, so that the browser loads no more than it needs. */
  sizes: string;
  /** `eager` loads at once, `first` also with high priority: for the largest image of the page. @default "lazy" */
  loading?: "lazy" | "eager" | "first";
  /** Whether the image is decorative, because the text beside it is enough. @default false */
  decorative?: boolean;
}

/**
 * The 3:4 cover of a character. It fills its parent.
 *
 * @example
 * <Cover name="Odile Marchetti" image={image} sizes="(min-width: 768px) 227px, 50vw" />
 */
export function Cover(props: CoverProps) {
  const { image, color, sizes, loading = "lazy", decorative = false } = props;
  const [broken, setBroken] = useState<string>();
  const style = { "--cover-color": color, ...props.style } as CSSProperties;
  if (image === undefined || broken === image.src) {
    const isHidden = decorative || !image?.alt;
    return (
      <span
        {...rootProps(props, `${css.cover} ${css.letter}`)}
        style={style}
        {...(isHidden ? { "aria-hidden": true } : { role: "img", "aria-label": image.alt })}
      >
        <span className={css.initial}>{[...props.name.trim()][0]?.toUpperCase()}</span>
      </span>
    );
  }
  const { renditions = [] } = image;
  return (
    <picture {...rootProps(props, css.cover)} style={style}>
      {renditions.length > 0 && (
        <source type="image/avif" srcSet={widths(renditions, (size) => size.avif)} sizes={sizes} />
      )}
      <img
        className={css.image}
        src={image.src}
        srcSet={renditions.length > 0 ? widths(renditions, (size) => size.webp) : undefined}
        sizes={sizes}
        alt={decorative ? "" : image.alt}
        width={600}
        height={800}
        loading={loading === "lazy" ? "lazy" : "eager"}
        fetchPriority={loading === "first" ? "high" : undefined}
        decoding="async"
        draggable={false}
        onError={() => setBroken(image.src)}
      />
    </picture>
  );
}

function widths(renditions: readonly CoverRendition[], address: (size: CoverRendition) => string): string {
  return renditions.map((size) => `${address(size)} ${size.width}w`).join(", ");
}
