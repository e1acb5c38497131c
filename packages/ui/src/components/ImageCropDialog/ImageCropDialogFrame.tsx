import { useId, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { Cropper } from "react-advanced-cropper";
import type { CropperRef, CropperState } from "react-advanced-cropper";
import "./cropper.css";
import { assertNever } from "../../assertNever.ts";
import { firstArea, moveArea, scaleArea } from "./cropArea.ts";
import type { CropArea, ImageSize } from "./cropArea.ts";
import type { ImageCropDialogCopy } from "./ImageCropDialog.copy.ts";
import * as css from "./ImageCropDialog.css.ts";
import { ImageCropDialogControls } from "./ImageCropDialogControls.tsx";
import { ImageCropDialogImage } from "./ImageCropDialogImage.tsx";
import type { FrameAct } from "./ImageCropDialogControls.tsx";

const keys: Readonly<Record<string, FrameAct>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "larger",
  "=": "larger",
  "-": "smaller",
  _: "smaller",
};

interface ImageCropDialogFrameProps {
  cropper: RefObject<CropperRef | null>;
  src: string;
  ratio: number;
  round: boolean;
  minimum: ImageSize;
  disabled: boolean;
  onUnreadable: () => void;
  copy: ImageCropDialogCopy;
}

/** The image with the crop frame, and the buttons. */
export function ImageCropDialogFrame(props: ImageCropDialogFrameProps) {
  const { cropper, src, ratio, round, minimum, disabled, copy } = props;
  const [size, setSize] = useState<ImageSize>();
  const hint = useId();
  const measure = () => {
    setSize(cropper.current?.getCoordinates({ round: true }) ?? undefined);
  };
  const act = (kind: FrameAct, share: number) => {
    const area = cropper.current?.getCoordinates();
    const image = cropper.current?.getImage();
    if (disabled || area == null || image == null) return;
    cropper.current?.setCoordinates(moved(area, image, kind, share, minimum));
    measure();
  };
  const press = (event: KeyboardEvent) => {
    const kind = keys[event.key];
    if (kind === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(kind, event.shiftKey && event.key.startsWith("Arrow") ? 0.1 : 0.02);
  };
  return (
    <>
      <div
        role="application"
        tabIndex={0}
        className={css.frame}
        aria-label={copy.frame}
        aria-describedby={hint}
        aria-disabled={disabled || undefined}
        onKeyDown={press}
      >
        <Cropper
          ref={cropper}
          src={src}
          className={css.cropper}
          stencilProps={{ aspectRatio: ratio, grid: true, previewClassName: round ? css.round : undefined }}
          defaultCoordinates={({ imageSize }: CropperState) => firstArea(imageSize, ratio)}
          minWidth={minimum.width}
          minHeight={minimum.height}
          // The browser applies the EXIF orientation itself; the library would request the image again to do so.
          checkOrientation={false}
          backgroundComponent={ImageCropDialogImage}
          backgroundProps={{ alt: copy.image }}
          disabled={disabled}
          onReady={measure}
          onInteractionEnd={measure}
          onError={props.onUnreadable}
        />
      </div>
      <p id={hint} className={css.hint}>
        <span>{copy.frameHint}</span> <span className={css.keys}>{copy.keysHint}</span>
      </p>
      <ImageCropDialogControls
        size={size}
        disabled={disabled}
        copy={copy}
        onAct={(kind) => {
          act(kind, 0.05);
        }}
      />
    </>
  );
}

// `share` is a fraction of the image's shorter side for a move, and of the frame for a resize.
function moved(
  area: CropArea,
  image: ImageSize,
  kind: FrameAct,
  share: number,
  minimum: ImageSize,
): CropArea {
  const step = Math.min(image.width, image.height) * share;
  switch (kind) {
    case "left":
      return moveArea(area, image, -step, 0);
    case "right":
      return moveArea(area, image, step, 0);
    case "up":
      return moveArea(area, image, 0, -step);
    case "down":
      return moveArea(area, image, 0, step);
    case "larger":
      return scaleArea(area, image, 1 + share * 2, minimum);
    case "smaller":
      return scaleArea(area, image, 1 / (1 + share * 2), minimum);
    default:
      return assertNever(kind);
  }
}
