import { useRef } from "react";
import type { ChangeEvent } from "react";
import { Button } from "../Button/Button.tsx";
import type { ButtonProps } from "../Button/Button.tsx";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { UploadIcon } from "../Icon/UploadIcon.generated.ts";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { uploadButtonCopy } from "./UploadButton.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { joinNames } from "../rootProps.ts";
import * as css from "./UploadButton.css.ts";

export interface UploadButtonProps
  extends Omit<ButtonProps, "variant" | "icon" | "iconAfter" | "type" | "children" | "copy"> {
  /** Visual weight. @default "secondary" */
  variant?: "primary" | "secondary" | "quiet";
  /** File types to offer, as in the `accept` of an input. @default "image/*" */
  accept?: string;
  /** The error of the last file or upload, in a sentence; announced when it appears. */
  error?: string;
  /** The user chose a file of any kind and size: check it with `validateImage`. */
  onFileSelect: (file: File) => void;
  /** The label, as a verb. @default "Upload" */
  children?: string;
  /** Texts of the component. @default English */
  copy?: Copy<typeof uploadButtonCopy>;
}

/**
 * Lets the user choose a file; the owner uploads it. `className` and `style` reach the box around button and error.
 *
 * @example
 * <UploadButton onFileSelect={upload}>Choose an image</UploadButton>
 */
export function UploadButton(props: UploadButtonProps) {
  const {
    accept = "image/*",
    error,
    onClick,
    onFileSelect,
    children,
    copy: own,
    className,
    style,
    ...button
  } = props;
  const copy = useCopy(uploadButtonCopy, own);
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file !== undefined) onFileSelect(file);
    // The same file may be chosen again after it was rejected.
    event.target.value = "";
  };
  return (
    <span className={joinNames(css.upload, button.fullWidth && css.fullWidth, className)} style={style}>
      <Button
        {...button}
        icon={<UploadIcon />}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) input.current?.click();
        }}
      >
        {children ?? copy.upload}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      <span className={css.error} role="alert" hidden={error === undefined}>
        <AlertIcon size={16} />
        <span>{error}</span>
      </span>
    </span>
  );
}

export { IMAGE_BYTES, validateImage } from "./validateImage.ts";
export type { ImageError } from "./validateImage.ts";
