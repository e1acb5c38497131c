import type { Ref } from "react";
import { getBackgroundStyle } from "react-advanced-cropper";
import type { CropperRef } from "react-advanced-cropper";

interface ImageCropDialogImageProps {
  /** Alternative text of the image. */
  alt: string;
  cropper: CropperRef;
  className?: string;
  crossOrigin?: "anonymous" | "use-credentials" | boolean;
  ref?: Ref<HTMLImageElement>;
}

/** The image behind the frame; the library's own image has no alternative text. */
export function ImageCropDialogImage(props: ImageCropDialogImageProps) {
  const { alt, cropper, className, crossOrigin, ref } = props;
  const image = cropper.getImage();
  const state = cropper.getState();
  if (image === null || state === null) return null;
  return (
    <img
      key={image.src}
      ref={ref}
      alt={alt}
      src={image.src}
      className={["advanced-cropper-background-image", className].join(" ")}
      crossOrigin={crossOrigin === false ? undefined : "anonymous"}
      style={getBackgroundStyle(image, state, cropper.getTransitions())}
      draggable={false}
    />
  );
}
