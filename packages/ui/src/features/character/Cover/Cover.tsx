import { useState } from "react";
import type { CSSProperties } from "react";
import * as css from "./Cover.css.ts";

/** One size of a cover, in both formats. */
export interface CoverRendition {
  /** Width of the picture, in pixels. */
  width: number;
  /** Address of the AVIF file. */
  avif: string;
  /** Address of the WebP file. */
  webp: string;
}

/** A 3:4 picture of a character. */
export interface CoverPicture {
  /** Address of the largest size, for browsers that choose none of the renditions. */
  src: string;
  /** What is to be seen, for those who cannot see it. */
  alt: string;
  /** The sizes to choose from; without them `src` serves every screen. */
  renditions?: readonly CoverRendition[];
}

export interface CoverProps {
  /** Absent: the character has no picture, and its first letter stands in. */
  picture?: CoverPicture;
  /** The cover's own accent as a CSS colour; the ground until the picture is there. */
  color?: string;
  /** Whose cover it is; its first letter stands in for a missing or broken picture. */
  name: string;
  /** How wide it is shown, as the `sizes` of an image, so that the browser loads no more than it needs. */
  sizes: string;
  /**
   * `eager` loads at once, `first` also before other pictures: for the one that decides how fast the page
   * feels. @default "lazy"
   */
  loading?: "lazy" | "eager" | "first";
  /** Whether the picture says nothing that the words beside it do not. @default false */
  decorative?: boolean;
  /** A class of its own, for its place in what is around it. */
  className?: string;
}

/** The 3:4 picture of a character. It fills its parent, which gives the shape. */
export function Cover(props: CoverProps) {
  const { picture, color, sizes, loading = "lazy", decorative = false } = props;
  const [broken, setBroken] = useState<string>();
  const ground = color === undefined ? undefined : ({ "--cover-color": color } as CSSProperties);
  const className = [css.cover, props.className].filter(Boolean).join(" ");
  if (picture === undefined || broken === picture.src) {
    return <Letter {...props} className={className} ground={ground} />;
  }
  const { renditions = [] } = picture;
  return (
    <picture className={className} style={ground}>
      {renditions.length > 0 && (
        <source type="image/avif" srcSet={widths(renditions, (size) => size.avif)} sizes={sizes} />
      )}
      <img
        className={css.image}
        src={picture.src}
        srcSet={renditions.length > 0 ? widths(renditions, (size) => size.webp) : undefined}
        sizes={sizes}
        alt={decorative ? "" : picture.alt}
        width={600}
        height={800}
        loading={loading === "lazy" ? "lazy" : "eager"}
        fetchPriority={loading === "first" ? "high" : undefined}
        decoding="async"
        draggable={false}
        onError={() => setBroken(picture.src)}
      />
    </picture>
  );
}

function Letter({ name, picture, decorative, className, ground }: CoverProps & { ground?: CSSProperties }) {
  const alt = picture?.alt ?? "";
  return (
    <span
      className={[className, css.letter].filter(Boolean).join(" ")}
      style={ground}
      {...(decorative === true || alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    >
      <span className={css.initial}>{[...name.trim()][0]?.toLocaleUpperCase()}</span>
    </span>
  );
}

function widths(renditions: readonly CoverRendition[], address: (size: CoverRendition) => string): string {
  return renditions.map((size) => `${address(size)} ${size.width}w`).join(", ");
}
