import { assertNever } from "../../../assertNever.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { CheckIcon } from "../../../components/Icon/CheckIcon.generated.ts";
import { GemIcon } from "../../../components/Icon/GemIcon.generated.ts";
import { planCardCopy } from "./PlanCard.copy.ts";
import type { PlanCardCopy } from "./PlanCard.copy.ts";
import * as css from "./PlanCard.css.ts";

/** The action of a plan. */
export type PlanAction =
  /** None: not available, or not needed. */
  | { readonly kind: "none" }
  /** The plan can be bought. */
  | { readonly kind: "upgrade" }
  /** The plan is paid; the payment provider's pages change it. */
  | { readonly kind: "subscribing" }
  /** The plan is not available; `disabledReason` says why, in a sentence. */
  | {
      readonly kind: "disabled";
      /** Why the plan is not available, in a sentence. */
      readonly disabledReason: string;
    };

/** A plan as offered to the user. */
export interface PlanOffer {
  /** The id of the plan, for `onUpgrade`. */
  readonly id: string;
  /** Its displayed name. */
  readonly name: string;
  /** Whether it is golden, with a gem: the most valuable plan. @default false */
  readonly highlighted?: boolean;
  /** Displayed price, such as `4.99$`. */
  readonly price: string;
  /** What the price pays for, such as `per month`. Absent: the plan costs nothing. */
  readonly period?: string;
  /** The earlier price; shown struck through. */
  readonly priceBefore?: string;
  /** A short text about the price, such as `-50%`. */
  readonly badge?: string;
  /** A line under the price, such as `Ending soon...`. */
  readonly note?: string;
  /** Whether it is the user's current plan. */
  readonly current: boolean;
  /** What the plan has, one short line each. */
  readonly features: readonly string[];
  /** What the user can do with it. */
  readonly action: PlanAction;
}

export interface PlanCardProps extends RootProps {
  /** The plan as offered to the user. */
  card: PlanOffer;
  /** Whether its action is in progress. @default false */
  pending?: boolean;
  /** Whether another action is in progress. @default false */
  disabled?: boolean;
  /** The user wants to buy this plan. Absent: it has no button. */
  onUpgrade?: (planId: string) => void;
  /** The user wants to manage the subscription. Absent: it has no button. */
  onSubscriptionManage?: () => void;
  /** Level of its heading on the page. @default 2 */
  level?: 2 | 3;
  /** Texts of the component. @default English */
  copy?: Copy<PlanCardCopy>;
}

/**
 * A plan: its price, its benefits, and its action.
 *
 * @example
 * <PlanCard card={card} onUpgrade={upgrade} />
 */
export function PlanCard(props: PlanCardProps) {
  const { card, level = 2 } = props;
  const copy = useCopy(planCardCopy, props.copy);
  const { name, highlighted = false, current } = card;
  const Heading = `h${level}` as const;
  const look = highlighted ? css.look.highlighted : css.look.plain;
  return (
    <article {...rootProps(props, [css.card, look, current && css.current].filter(Boolean).join(" "))}>
      <Heading className={css.name}>
        {highlighted && <GemIcon size={20} className={css.gem} />}
        <span>{name}</span>
        {current && <span className={css.visuallyHiddenText}>{` (${copy.current})`}</span>}
      </Heading>
      <PlanCardPrice card={card} copy={copy} />
      <ul role="list" className={css.benefits}>
        {card.features.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <CheckIcon className={css.check} />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <PlanCardAct
        card={card}
        pending={props.pending}
        disabled={props.disabled}
        onUpgrade={props.onUpgrade}
        onSubscriptionManage={props.onSubscriptionManage}
        copy={copy}
      />
    </article>
  );
}

interface PlanCardPartProps
  extends Pick<PlanCardProps, "pending" | "disabled" | "onUpgrade" | "onSubscriptionManage"> {
  card: PlanOffer;
  copy: PlanCardCopy;
}

// Amounts and percentages are isolated: their signs must not move in right-to-left text.
function PlanCardPrice({ card, copy }: Pick<PlanCardPartProps, "card" | "copy">) {
  return (
    <>
      <p className={css.prices}>
        <bdi className={css.price}>{card.price}</bdi>
        {card.priceBefore !== undefined && (
          <s className={css.before}>
            <span className={css.visuallyHiddenText}>{`${copy.priceBefore} `}</span>
            <bdi>{card.priceBefore}</bdi>
          </s>
        )}
        {card.badge !== undefined && (
          <Badge highlighted>
            <bdi>{card.badge}</bdi>
          </Badge>
        )}
      </p>
      <p className={css.note}>
        {card.period !== undefined && <span>{card.period}</span>}
        {card.note !== undefined && (
          <>
            <span aria-hidden="true">·</span>
            <span>{card.note}</span>
          </>
        )}
      </p>
    </>
  );
}

function PlanCardAct({ card, copy, pending, disabled, onUpgrade, onSubscriptionManage }: PlanCardPartProps) {
  const { action, id, name, highlighted = false, current } = card;
  const shared = { fullWidth: true, size: "medium", pending, disabled } as const;
  const variant = highlighted ? "premium" : "secondary";
  switch (action.kind) {
    case "none":
      return current ? (
        <p className={css.own} aria-hidden="true">
          {copy.current}
        </p>
      ) : null;
    case "upgrade":
      return onUpgrade === undefined ? null : (
        <Button {...shared} variant={variant} aria-label={named(copy.upgrade)} onClick={() => onUpgrade(id)}>
          {copy.upgrade}
        </Button>
      );
    case "subscribing":
      return onSubscriptionManage === undefined ? null : (
        <Button {...shared} aria-label={named(copy.subscribing)} onClick={onSubscriptionManage}>
          {copy.subscribing}
        </Button>
      );
    case "disabled":
      return (
        <>
          <p className={css.disabledReason} aria-hidden="true">
            {action.disabledReason}
          </p>
          {onUpgrade !== undefined && (
            <Button {...shared} disabledReason={action.disabledReason} aria-label={named(copy.upgrade)}>
              {copy.upgrade}
            </Button>
          )}
        </>
      );
    default:
      return assertNever(action);
  }

  // Three cards have similar buttons: the accessible name includes the plan.
  function named(label: string): string {
    return `${label}: ${name}`;
  }
}
