import type { ImageCropDialogProps } from "./ImageCropDialog.tsx";

type ImageCropDialogFixture = Pick<ImageCropDialogProps, "view" | "error" | "ratio" | "round">;

const src = "covers/gale-600.webp";
const crop = { kind: "crop", src } as const;

/** The crop dialog in each state. */
export const imageCropDialogFixtures = {
  choose: { view: { kind: "choose" } },
  chooseNotImage: { view: { kind: "choose" }, error: "not-image" },
  chooseTooLarge: { view: { kind: "choose" }, error: "too-large" },
  avatar: { view: crop, ratio: 1, round: true },
  cover: { view: crop, ratio: 0.75, round: false },
  notImage: { view: crop, error: "not-image" },
  tooLarge: { view: crop, error: "too-large" },
  uploading: { view: { kind: "uploading", src }, round: true },
  failed: { view: { kind: "failed", src }, round: true },
  failedWithReason: {
    view: { kind: "failed", src, reason: "You are offline. The image waits here until you are back." },
  },
  unreadable: { view: { kind: "crop", src: "data:image/png;base64,AAAA" } },
} as const satisfies Record<string, ImageCropDialogFixture>;
