import { ChevronLeftIcon } from "../../../../components/Icon/ChevronLeftIcon.generated.ts";
import { ChevronRightIcon } from "../../../../components/Icon/ChevronRightIcon.generated.ts";
import { PlusIcon } from "../../../../components/Icon/PlusIcon.generated.ts";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import type { TurnVariants } from "../../ChatTurn.ts";
import type { MessageCopy } from "../Message.copy.ts";
import * as css from "../Message.css.ts";

interface MessageVariantsProps extends TurnVariants {
  copy: MessageCopy;
  /** Whether a new variant can be generated after the last one. */
  canAdd: boolean;
  onStep: (step: 1 | -1) => void;
  onAdd: () => void;
}

/** Changes the variant of a reply; after the last one a new variant can be generated. */
export function MessageVariants(props: MessageVariantsProps) {
  const { current, count, copy, canAdd, onStep: onTurn, onAdd } = props;
  const isLast = current === count - 1;
  return (
    <div className={css.variants}>
      <IconButton
        size="small"
        label={copy.previous}
        icon={<ChevronLeftIcon size={16} />}
        disabled={current === 0}
        onClick={() => onTurn(-1)}
      />
      <span className={css.position} role="img" aria-label={copy.positionLabel(current + 1, count)}>
        {copy.position(current + 1, count)}
      </span>
      <IconButton
        size="small"
        label={isLast && canAdd ? copy.fresh : copy.next}
        icon={isLast && canAdd ? <PlusIcon size={16} /> : <ChevronRightIcon size={16} />}
        disabled={isLast && !canAdd}
        onClick={isLast ? onAdd : () => onTurn(1)}
      />
    </div>
  );
}
