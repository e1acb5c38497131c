import { useRef, useState } from "react";
import type { CropperRef } from "react-advanced-cropper";
import { Button } from "../Button/Button.tsx";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { Modal } from "../Modal/Modal.tsx";
import { UploadButton } from "../UploadButton/UploadButton.tsx";
import type { ImageError } from "../UploadButton/UploadButton.tsx";
import { CROP_MINIMUM } from "./cropArea.ts";
import type { Size } from "./cropArea.ts";
import { imageCropDialogCopy } from "./ImageCropDialog.copy.ts";
import type { ImageCropDialogCopy } from "./ImageCropDialog.copy.ts";
import * as css from "./ImageCropDialog.css.ts";
import { ImageCropDialogFrame } from "./ImageCropDialogFrame.tsx";

/** Where cropping stands. `src` is the address of the whole image, usually an object URL. */
export type ImageCropView =
  /** No image has been chosen yet. */
  | { readonly kind: "choose" }
  | { readonly kind: "crop"; readonly src: string }
  /** The part is on its way. */
  | { readonly kind: "uploading"; readonly src: string }
  /** It did not arrive; `reason` says why, in a sentence. */
  | { readonly kind: "failed"; readonly src: string; readonly reason?: string };

export interface ImageCropDialogProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** What it shows. */
  view: ImageCropView;
  /** Why the file chosen last was refused (§5). */
  fault?: ImageError;
  /** Width by height of the part: 1 for an avatar, 0.75 for a cover (§5). @default 1 */
  ratio?: number;
  /** Whether the part will be shown as a circle, as avatars are: one is drawn into the frame. @default false */
  round?: boolean;
  /** The smallest part, in the image's own pixels (§9). @default 12 by 16 */
  minimum?: Size;
  /** The largest result, in pixels; a larger part is scaled down. @default 1200 by 1600 */
  maximum?: Size;
  /** The user chose a file: judge it by `validateImage`, and hand its address back as `src`. */
  onFile: (file: File) => void;
  /** The user wants the part inside the frame uploaded. A WebP, or a PNG where the browser writes none. */
  onUpload: (part: Blob) => void;
  /** Its words. @default English */
  copy?: ImageCropDialogCopy;
}

/** Cuts a part of fixed proportions out of an image (§2), by pointer, keyboard or buttons. */
export function ImageCropDialog(props: ImageCropDialogProps) {
  const { view, ratio = 1, minimum = CROP_MINIMUM, copy = imageCropDialogCopy } = props;
  const cropper = useRef<CropperRef>(null);
  const [unreadable, setUnreadable] = useState<string>();
  const src = view.kind === "choose" ? undefined : view.src;
  const broken = src !== undefined && unreadable === src;
  const uploading = view.kind === "uploading";
  const upload = () => {
    const canvas = cropper.current?.getCanvas(largest(props.maximum));
    canvas?.toBlob(
      (part) => {
        if (part === null) setUnreadable(src);
        else props.onUpload(part);
      },
      "image/webp",
      0.9,
    );
  };
  return (
    <Modal
      open={props.open}
      onOpenChange={props.onOpenChange}
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
          round={props.round === true}
          minimum={minimum}
          disabled={uploading}
          onUnreadable={() => {
            setUnreadable(src);
          }}
          copy={copy}
        />
      )}
      <ImageCropDialogError words={broken ? copy.unreadable : errorOf(props, copy)} />
      <div className={css.actions}>
        <UploadButton
          wide
          size="large"
          variant={src === undefined ? "primary" : "secondary"}
          onFile={props.onFile}
        >
          {src === undefined ? copy.choose : copy.chooseAnother}
        </UploadButton>
        {src !== undefined && !broken && (
          <Button variant="primary" size="large" loading={uploading} onPress={upload}>
            {copy.upload}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function ImageCropDialogError({ words }: { words: string | undefined }) {
  return (
    <p role="alert" className={css.error} hidden={words === undefined}>
      <AlertIcon size={16} />
      {words}
    </p>
  );
}

function errorOf({ view, fault }: ImageCropDialogProps, copy: ImageCropDialogCopy): string | undefined {
  if (fault !== undefined) return copy[fault];
  return view.kind === "failed" ? (view.reason ?? copy.failed) : undefined;
}

function largest(maximum: Size = { width: 1200, height: 1600 }) {
  return { maxWidth: maximum.width, maxHeight: maximum.height };
}
