import type { ImageCropDialogProps } from "./ImageCropDialog.tsx";

type ImageCropDialogFixture = Pick<ImageCropDialogProps, "view" | "error" | "ratio" | "round">;

const src = "covers/gale-600.webp";
/** An image of 2:3, as most cards have: 400 by 600 pixels. */
const tall =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='600'%3E%3Crect width='400' height='600' fill='%23345'/%3E%3Ccircle cx='200' cy='150' r='110' fill='%23eda'/%3E%3C/svg%3E";
const choose = { kind: "choose" } as const;
const crop = { kind: "crop", src } as const;

/** The crop dialog in each state. */
export const imageCropDialogFixtures = {
  choose: { view: choose },
  chooseNotImage: { view: choose, error: "not-image" },
  chooseTooLarge: { view: choose, error: "too-large" },
  avatar: { view: crop, ratio: 1, round: true },
  cover: { view: crop, ratio: 0.75, round: false },
  tallCover: { view: { kind: "crop", src: tall }, ratio: 0.75, round: false },
  notImage: { view: crop, error: "not-image" },
  tooLarge: { view: crop, error: "too-large" },
  uploading: { view: { kind: "uploading", src }, round: true },
  failed: { view: { kind: "failed", src }, round: true },
  failedWithError: {
    view: { kind: "failed", src, error: "You are offline. The image waits here until you are back." },
  },
  unreadable: { view: { kind: "crop", src: "data:image/png;base64,AAAA" } },
} as const satisfies Record<string, ImageCropDialogFixture>;
