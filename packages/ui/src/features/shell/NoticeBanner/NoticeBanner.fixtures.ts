import type { NoticeBannerProps } from "./NoticeBanner.tsx";

/** One per state of NoticeBanner. */
export const noticeBannerFixtures = {
  unread: { unread: true },
  read: { unread: false },
} as const satisfies Record<string, Pick<NoticeBannerProps, "unread">>;
