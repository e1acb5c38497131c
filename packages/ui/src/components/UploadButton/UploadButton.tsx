import { useRef } from "react";
import type { ChangeEvent } from "react";
import { Button } from "../Button/Button.tsx";
import type { ButtonProps } from "../Button/Button.tsx";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { UploadIcon } from "../Icon/UploadIcon.generated.ts";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { uploadButtonCopy } from "./UploadButton.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./UploadButton.css.ts";

export interface UploadButtonProps
  extends Pick<ButtonProps, "size" | "wide" | "pending" | "disabledReason">,
    RootProps<HTMLButtonElement & HTMLAnchorElement> {
  /** Visual weight. @default "secondary" */
  variant?: "primary" | "secondary" | "quiet";
  /** What is uploaded, when the label alone is not enough. */
  label?: string;
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

/** Lets the user choose a file; the owner uploads it. */
export function UploadButton(props: UploadButtonProps) {
  const copy = useCopy(uploadButtonCopy, props.copy);
  const { variant, size, wide, pending, disabledReason, label, accept = "image/*", error, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file !== undefined) props.onFileSelect(file);
    // The same file may be chosen again after it was rejected.
    event.target.value = "";
  };
  return (
    <span
      className={[css.upload, wide === true && css.wide, props.className].filter(Boolean).join(" ")}
      style={props.style}
    >
      <Button
        {...rootProps({ ...props, className: undefined, style: undefined })}
        variant={variant}
        size={size}
        wide={wide}
        pending={pending}
        disabledReason={disabledReason}
        label={label}
        icon={<UploadIcon />}
        onClick={() => input.current?.click()}
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
        {error}
      </span>
    </span>
  );
}

export { IMAGE_BYTES, validateImage } from "./validateImage.ts";
export type { ImageError } from "./validateImage.ts";
