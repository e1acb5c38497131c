import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { groups } from "./CharacterFields.ts";
import * as css from "./CharacterFormScreen.css.ts";
import * as steps from "./frame/CharacterFormSteps.css.ts";

/** The placeholder of the loading form, group by group. */
export function CharacterFormSkeleton({ label, ...props }: RootProps & { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" {...rootProps<HTMLElement>(props, css.screen)}>
      <div className={css.side}>
        <div className={steps.steps}>
          {groups.map((group) => (
            <div key={group} className={steps.stepPlaceholder}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
        <div className={css.sideActions}>
          <Skeleton className={css.control} height="44px" />
        </div>
      </div>
      <div className={css.form}>
        <div className={css.headPlaceholder}>
          <div className={css.title}>
            <Skeleton shape="text" width="min(9ch, 80%)" />
          </div>
          <Line width="min(36ch, 100%)" />
        </div>
        <div className={css.group}>
          <div className={css.coverRow}>
            <div className={css.coverThumb}>
              <Skeleton height="100%" />
            </div>
            <div className={css.coverLines}>
              <Line width="6ch" />
              <Line width="min(42ch, 100%)" />
              <Skeleton className={css.control} width="112px" height="40px" />
            </div>
          </div>
          <div className={css.two}>
            <FieldPlaceholder />
            <FieldPlaceholder />
          </div>
          <FieldPlaceholder hint />
          <FieldPlaceholder height="34px" width="min(280px, 100%)" />
          <FieldPlaceholder hint height="128px" />
        </div>
      </div>
      <div className={css.preview}>
        <div className={css.previewPlaceholder}>
          <Skeleton shape="text" width="8ch" />
        </div>
        <Skeleton width="236px" height="315px" />
      </div>
    </div>
  );
}

function FieldPlaceholder({
  height = "46px",
  width,
  hint,
}: {
  height?: string;
  width?: string;
  hint?: boolean;
}) {
  return (
    <div className={css.fieldPlaceholder}>
      <Line width="8ch" />
      <Skeleton className={css.control} height={height} width={width} />
      {hint === true && <Line width="min(32ch, 80%)" />}
    </div>
  );
}

function Line({ width }: { width: string }) {
  return (
    <div className={css.quiet}>
      <Skeleton shape="text" width={width} />
    </div>
  );
}
