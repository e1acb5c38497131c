import type { NoticeBannerProps } from "./NoticeBanner.tsx";

/** One per state of NoticeBanner. */
export const noticeBannerFixtures = {
  unread: { open: true },
  read: { open: false },
} as const satisfies Record<string, Pick<NoticeBannerProps, "open">>;
