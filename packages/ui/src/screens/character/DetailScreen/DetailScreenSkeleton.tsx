import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import * as css from "./DetailScreen.css.ts";
import * as eyebrowCss from "./DetailScreenEyebrow.css.ts";
import * as skeletonCss from "./DetailScreenSkeleton.css.ts";

/** The placeholder of a loading character. */
export function DetailScreenSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={css.columns}>
      <div className={css.coverPlaceholder}>
        <Skeleton className={skeletonCss.coverSkeleton} height="100%" />
      </div>
      <div className={css.storyColumn}>
        <div className={eyebrowCss.eyebrow}>
          <Skeleton shape="text" width="16ch" />
        </div>
        <div className={css.name}>
          <Skeleton shape="text" width="min(9ch, 80%)" />
        </div>
        <div className={css.tagline}>
          <Skeleton shape="text" width="min(24ch, 100%)" />
          <span className={skeletonCss.secondLine}>
            <Skeleton shape="text" width="min(20ch, 80%)" />
          </span>
        </div>
        <DetailScreenStorySkeleton />
      </div>
    </div>
  );
}

/** The placeholder of what a card does not have: actions and greeting. */
export function DetailScreenStorySkeleton() {
  return (
    <>
      <div className={css.actions}>
        <div className={css.buttons}>
          <Skeleton className={css.mainButton} width="110px" height="48px" />
          <Skeleton className={css.otherButton} width="110px" height="48px" />
        </div>
        <div className={skeletonCss.reactionsPlaceholder}>
          <Skeleton width="220px" height="44px" />
        </div>
      </div>
      <Skeleton className={skeletonCss.greetingPlaceholder} width="auto" height="358px" />
    </>
  );
}
