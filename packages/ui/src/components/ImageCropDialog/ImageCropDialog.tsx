import { useRef, useState } from "react";
import type { CropperRef } from "react-advanced-cropper";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { Button } from "../Button/Button.tsx";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { Modal } from "../Modal/Modal.tsx";
import { UploadButton } from "../UploadButton/UploadButton.tsx";
import type { ImageError } from "../UploadButton/UploadButton.tsx";
import { CROP_MINIMUM } from "./cropArea.ts";
import type { ImageSize } from "./cropArea.ts";
import { imageCropDialogCopy } from "./ImageCropDialog.copy.ts";
import type { ImageCropDialogCopy } from "./ImageCropDialog.copy.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./ImageCropDialog.css.ts";
import { encodePart, RESULT_MAXIMUM } from "./firstPart.ts";
import { ImageCropDialogFrame } from "./ImageCropDialogFrame.tsx";

/** State of cropping. `src` is the URL of the whole image, usually an object URL. */
export type ImageCropView =
  /** No image is chosen yet. */
  | { readonly kind: "choose" }
  | {
      readonly kind: "crop";
      /** URL of the whole image, usually an object URL. */
      readonly src: string;
    }
  /** The result is being uploaded. */
  | {
      readonly kind: "uploading";
      /** URL of the whole image, usually an object URL. */
      readonly src: string;
    }
  /** The upload failed; `error` says why, in a sentence. */
  | {
      readonly kind: "failed";
      /** URL of the whole image, usually an object URL. */
      readonly src: string;
      /** Why the upload failed, in a sentence. Absent: a general sentence. */
      readonly error?: string;
    };

export interface ImageCropDialogProps extends NativeProps<"div", "title" | "role" | "children"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** What is shown. */
  view: ImageCropView;
  /** Why the last chosen file was rejected */
  error?: ImageError;
  /** Aspect ratio (width / height) of the result: 1 for an avatar, 0.75 for a cover  @default 1 */
  ratio?: number;
  /** Whether the result is shown as a circle, as avatars are: the frame shows one. @default false */
  round?: boolean;
  /** The smallest area, in the image's pixels  @default 12 by 16 */
  minSize?: ImageSize;
  /** The largest result, in pixels; a larger area is scaled down. @default 1200 by 1600 */
  maxSize?: ImageSize;
  /** The user chose a file: check it with `validateImage`, and pass its object URL as `src`. */
  onFileSelect: (file: File) => void;
  /** The user confirmed the crop. The result is a WebP, or a PNG where the browser cannot write WebP. */
  onUpload: (part: Blob) => void;
  /** Texts of the component. @default English */
  copy?: Copy<ImageCropDialogCopy>;
}

/**
 * Crops an image to a fixed aspect ratio, by pointer, keyboard or buttons. It opens with the largest part, from the top.
 *
 * @example
 * <ImageCropDialog
 *   open={open}
 *   onOpenChange={setOpen}
 *   view={view}
 *   onFileSelect={readFile}
 *   onUpload={upload}
 * />
 */
export function ImageCropDialog(props: ImageCropDialogProps) {
  const {
    open,
    onOpenChange,
    view,
    error,
    ratio = 1,
    round = false,
    minSize = CROP_MINIMUM,
    maxSize = RESULT_MAXIMUM,
    onFileSelect,
    onUpload,
    copy: own,
    ...rest
  } = props;
  const copy = useCopy(imageCropDialogCopy, own);
  const cropper = useRef<CropperRef>(null);
  const [unreadable, setUnreadable] = useState<string>();
  const src = view.kind === "choose" ? undefined : view.src;
  const broken = src !== undefined && unreadable === src;
  const uploading = view.kind === "uploading";
  const upload = () => {
    const canvas = cropper.current?.getCanvas({ maxWidth: maxSize.width, maxHeight: maxSize.height });
    if (canvas == null) return;
    void encodePart(canvas).then((part) => {
      if (part === null) setUnreadable(src);
      else onUpload(part);
    });
  };
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      width={520}
      initialFocus="[role=application]"
    >
      {src === undefined || broken ? (
        <p className={css.empty}>{copy.chooseHint}</p>
      ) : (
        <ImageCropDialogFrame
          key={`${src} ${ratio}`}
          cropper={cropper}
          src={src}
          ratio={ratio}
          round={round}
          minimum={minSize}
          disabled={uploading}
          onUnreadable={() => {
            setUnreadable(src);
          }}
          copy={copy}
        />
      )}
      <ImageCropDialogError texts={broken ? copy.unreadable : errorOf(view, error, copy)} />
      <div className={css.actions}>
        <UploadButton
          fullWidth
          size="large"
          variant={src === undefined ? "primary" : "secondary"}
          onFileSelect={onFileSelect}
        >
          {src === undefined ? copy.choose : copy.chooseAnother}
        </UploadButton>
        {src !== undefined && !broken && (
          <Button variant="primary" size="large" pending={uploading} onClick={upload}>
            {copy.upload}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function ImageCropDialogError({ texts }: { texts: string | undefined }) {
  return (
    <p role="alert" className={css.error} hidden={texts === undefined}>
      <AlertIcon size={16} />
      <span>{texts}</span>
    </p>
  );
}

function errorOf(
  view: ImageCropView,
  error: ImageError | undefined,
  copy: ImageCropDialogCopy,
): string | undefined {
  if (error !== undefined) return copy[error];
  return view.kind === "failed" ? (view.error ?? copy.failed) : undefined;
}

export { firstPart } from "./firstPart.ts";
export type { ImageSize } from "./cropArea.ts";
