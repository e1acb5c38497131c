import { Button } from "../../../components/Button/Button.tsx";
import { RetryIcon } from "../../../components/Icon/RetryIcon.generated.ts";
import * as css from "../OfflineBanner/OfflineBanner.css.ts";
import { newVersionBannerCopy } from "./NewVersionBanner.copy.ts";

export interface NewVersionBannerProps {
  /** Whether there is a newer version than the one that runs. */
  available: boolean;
  /** Whether the page is being loaded again. @default false */
  reloading?: boolean;
  /** The user wants the new version now. */
  onReload: () => void;
  /** The user would rather go on for now. Absent: the old version no longer works. */
  onLater?: () => void;
  /** Its words. @default English */
  copy?: Readonly<Record<keyof typeof newVersionBannerCopy, string>>;
}

/** Says that a newer version waits. Keep it mounted: what appears in it is read out only if it was there before. */
export function NewVersionBanner(props: NewVersionBannerProps) {
  const { available, reloading, onReload, onLater, copy = newVersionBannerCopy } = props;
  return (
    <div role="status" className={css.place}>
      {available && (
        <div className={css.banner}>
          <RetryIcon className={css.mark} />
          <p className={css.words}>{copy.words}</p>
          <Button loading={reloading} onPress={onReload}>
            {copy.reload}
          </Button>
          {onLater !== undefined && (
            <Button variant="quiet" onPress={onLater}>
              {copy.later}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
