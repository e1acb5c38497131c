import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy, useLocale } from "../../../components/ThemeRoot/ThemeContext.ts";
import { DislikeIcon } from "../../../components/Icon/DislikeIcon.generated.ts";
import { HeartIcon } from "../../../components/Icon/HeartIcon.generated.ts";
import { LikeIcon } from "../../../components/Icon/LikeIcon.generated.ts";
import { abbreviateCount } from "../../../format/abbreviateCount.ts";
import { reactionButtonsCopy } from "./ReactionButtons.copy.ts";
import type { ReactionButtonsCopy } from "./ReactionButtons.copy.ts";
import * as css from "./ReactionButtons.css.ts";

/** One of the three reactions to a character. */
export type ReactionKind = "like" | "dislike" | "favourite";

export interface ReactionButtonsProps extends RootProps {
  /** How many users have each reaction. */
  counts: Readonly<Record<ReactionKind, number>>;
  /** The user's own reactions. Like and dislike exclude each other. */
  mine: Readonly<Record<ReactionKind, boolean>>;
  /** The reaction that is being saved; it is disabled. */
  pending?: ReactionKind;
  /** The user set (`true`) or cleared one. */
  onReactionChange: (kind: ReactionKind, value: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<ReactionButtonsCopy>;
}

const icons = { like: LikeIcon, dislike: DislikeIcon, favourite: HeartIcon } as const;
const kinds = ["like", "dislike", "favourite"] as const;

/**
 * Like, dislike and favourite, each with its count.
 *
 * @example
 * <ReactionButtons counts={counts} mine={mine} onReactionChange={react} />
 */
export function ReactionButtons(props: ReactionButtonsProps) {
  const { counts, mine, pending, onReactionChange } = props;
  const copy = useCopy(reactionButtonsCopy, props.copy);
  const locale = useLocale();
  return (
    <div role="group" aria-label={copy.label} {...rootProps(props, css.row)}>
      {kinds.map((kind) => {
        const Icon = icons[kind];
        const busy = pending === kind;
        return (
          <button
            key={kind}
            type="button"
            className={css.reaction}
            aria-pressed={mine[kind]}
            aria-busy={busy || undefined}
            onClick={() => !busy && onReactionChange(kind, !mine[kind])}
          >
            <Icon filled={mine[kind]} className={css.icon} />
            <span className={css.hidden}>
              {`${copy[kind]} ${copy.counts[kind](counts[kind].toLocaleString(locale), counts[kind])}`}
            </span>
            <span aria-hidden="true">{abbreviateCount(counts[kind], locale)}</span>
          </button>
        );
      })}
    </div>
  );
}
