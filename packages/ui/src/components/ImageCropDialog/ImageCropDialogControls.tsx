import { ArrowDownIcon } from "../Icon/ArrowDownIcon.generated.ts";
import { ArrowLeftIcon } from "../Icon/ArrowLeftIcon.generated.ts";
import { ArrowRightIcon } from "../Icon/ArrowRightIcon.generated.ts";
import { ArrowUpIcon } from "../Icon/ArrowUpIcon.generated.ts";
import type { Icon } from "../Icon/Icon.tsx";
import { MinusIcon } from "../Icon/MinusIcon.generated.ts";
import { PlusIcon } from "../Icon/PlusIcon.generated.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { ImageSize } from "./cropArea.ts";
import type { ImageCropDialogCopy } from "./ImageCropDialog.copy.ts";
import * as css from "./ImageCropDialog.css.ts";

/** What a key or a button does to the crop frame. */
export type FrameAct = "left" | "right" | "up" | "down" | "larger" | "smaller";

const controls: readonly (readonly [FrameAct, Icon])[] = [
  ["left", ArrowLeftIcon],
  ["right", ArrowRightIcon],
  ["up", ArrowUpIcon],
  ["down", ArrowDownIcon],
  ["smaller", MinusIcon],
  ["larger", PlusIcon],
];

interface ImageCropDialogControlsProps {
  size: ImageSize | undefined;
  disabled: boolean;
  onAct: (act: FrameAct) => void;
  copy: ImageCropDialogCopy;
}

/** A button for each drag action, for users who cannot drag. */
export function ImageCropDialogControls({ size, disabled, onAct, copy }: ImageCropDialogControlsProps) {
  return (
    <div className={css.controls}>
      {controls.map(([act, ControlIcon]) => (
        <IconButton
          key={act}
          label={copy[act]}
          // It moves the frame to the left in every language.
          icon={<ControlIcon directed={false} />}
          disabled={disabled}
          onClick={() => {
            onAct(act);
          }}
        />
      ))}
      <output className={css.size}>{size !== undefined && copy.size(size.width, size.height)}</output>
    </div>
  );
}
