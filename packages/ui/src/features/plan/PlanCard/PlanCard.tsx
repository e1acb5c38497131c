import { Badge } from "../../../components/Badge/Badge.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { CheckIcon } from "../../../components/Icon/CheckIcon.generated.ts";
import { GemIcon } from "../../../components/Icon/GemIcon.generated.ts";
import { planCardCopy } from "./PlanCard.copy.ts";
import type { PlanCardCopy } from "./PlanCard.copy.ts";
import * as css from "./PlanCard.css.ts";

/** The three plans (§4). */
export type PlanTier = "free" | "standard" | "premium";

/** What can be done with a plan at present (§4). */
export type PlanAction =
  /** Nothing: there is no way to it, or no need of one. */
  | { readonly kind: "none" }
  /** It can be had. */
  | { readonly kind: "upgrade" }
  /** It is paid for; the payment provider's pages change that. */
  | { readonly kind: "subscribing" }
  /** It cannot be had at present, and why, in a sentence. */
  | { readonly kind: "disabled"; readonly reason: string };

/** A plan as it is offered to one user. */
export interface PlanOffer {
  readonly tier: PlanTier;
  /** As it is shown, such as `4.99$`. */
  readonly price: string;
  /** What it cost before; shown struck through. */
  readonly priceBefore?: string;
  /** One word about the price, such as `-50%`. */
  readonly badge?: string;
  /** A line under the price, such as `Ending soon...`. */
  readonly note?: string;
  /** Whether it is the user's own. */
  readonly current: boolean;
  readonly action: PlanAction;
}

export interface PlanCardProps {
  /** The plan as it is offered to this user. */
  card: PlanOffer;
  /** Whether its button's press is under way. @default false */
  pending?: boolean;
  /** Whether something else is under way that it must wait for. @default false */
  disabled?: boolean;
  /** The user wants this plan. */
  onUpgrade?: (tier: PlanTier) => void;
  /** The user wants to see or change the subscription. */
  onManage?: () => void;
  /** Level of its heading on the page. @default 2 */
  level?: 2 | 3;
  /** Its words. @default English */
  copy?: PlanCardCopy;
}

/** One plan: its price, what it brings, and the way to it (§2, §9). */
export function PlanCard({ card, level = 2, copy = planCardCopy, ...acts }: PlanCardProps) {
  const { tier, current } = card;
  const Heading = `h${level}` as const;
  const look = tier === "premium" ? css.look.premium : css.look.plain;
  return (
    <article className={[css.card, look, current && css.current].filter(Boolean).join(" ")}>
      <Heading className={css.name}>
        {tier === "premium" && <GemIcon size={20} />}
        {copy.names[tier]}
        {current && <span className={css.spoken}>, {copy.current}</span>}
      </Heading>
      <PlanCardPrice card={card} copy={copy} />
      <ul role="list" className={css.benefits}>
        {copy.benefits[tier].map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <CheckIcon className={css.check} />
            {benefit}
          </li>
        ))}
      </ul>
      <PlanCardAct card={card} copy={copy} {...acts} />
    </article>
  );
}

interface PlanCardPartProps extends Pick<PlanCardProps, "pending" | "disabled" | "onUpgrade" | "onManage"> {
  card: PlanOffer;
  copy: PlanCardCopy;
}

// Money and percentages stand by themselves: their signs must not move to the other end in Arabic or Hebrew.
function PlanCardPrice({ card, copy }: PlanCardPartProps) {
  return (
    <>
      <p className={css.prices}>
        <bdi className={css.price}>{card.price}</bdi>
        {card.priceBefore !== undefined && (
          <s className={css.before}>
            <span className={css.spoken}>{copy.priceBefore} </span>
            <bdi>{card.priceBefore}</bdi>
          </s>
        )}
        {card.badge !== undefined && (
          <Badge tone="accent">
            <bdi>{card.badge}</bdi>
          </Badge>
        )}
      </p>
      <p className={css.note}>{card.note}</p>
    </>
  );
}

function PlanCardAct({ card, copy, pending, disabled, onUpgrade, onManage }: PlanCardPartProps) {
  const { action, tier, current } = card;
  const shared = { wide: true, size: "touch", loading: pending, disabled } as const;
  const variant = tier === "premium" ? "gold" : "secondary";
  switch (action.kind) {
    case "none":
      return current ? (
        <p className={css.own} aria-hidden="true">
          {copy.current}
        </p>
      ) : null;
    case "upgrade":
      return (
        <Button {...shared} variant={variant} label={named(copy.upgrade)} onPress={() => onUpgrade?.(tier)}>
          {copy.upgrade}
        </Button>
      );
    case "subscribing":
      return (
        <Button {...shared} label={named(copy.subscribing)} onPress={onManage}>
          {copy.subscribing}
        </Button>
      );
    case "disabled":
      return (
        <>
          <p className={css.reason} aria-hidden="true">
            {action.reason}
          </p>
          <Button {...shared} disabledReason={action.reason} label={named(copy.upgrade)}>
            {copy.upgrade}
          </Button>
        </>
      );
  }

  // Three cards side by side have like buttons: each says whose it is.
  function named(words: string): string {
    return `${words}: ${copy.names[tier]}`;
  }
}
