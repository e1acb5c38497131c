import { Button } from "../../../components/Button/Button.tsx";
import { ChoiceField } from "../../../components/ChoiceField/ChoiceField.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { HiddenCount } from "../HiddenCount/HiddenCount.tsx";
import { TagFilter } from "../TagFilter/TagFilter.tsx";
import type { TagFilterProps } from "../TagFilter/TagFilter.tsx";
import { filterDialogCopy } from "./FilterDialog.copy.ts";
import type { FilterDialogCopy } from "./FilterDialog.copy.ts";
import * as css from "./FilterDialog.css.ts";

/** How many covers stand in a row: one fewer than usual, as usual, or one more. */
export type FilterDensity = "roomy" | "standard" | "compact";

export interface FilterDialogProps extends Pick<TagFilterProps, "tags" | "uses" | "onTag"> {
  /** Whether it is showing. */
  open: boolean;
  /** The user closed it. */
  onOpenChange: (open: boolean) => void;
  /** The user wants no tag to do anything. */
  onClear: () => void;
  /** Whether adult characters show, and in a sentence what that means or why it cannot be changed here. */
  adult?: { shown: boolean; hint?: string; disabled?: boolean };
  /** The user wants adult characters shown (the age gate asks first) or hidden. Absent: there is no such switch. */
  onAdultChange?: (shown: boolean) => void;
  /** How close things stand. @default "standard" */
  density?: FilterDensity;
  /** Absent: there is no such choice. */
  onDensityChange?: (density: FilterDensity) => void;
  /** How many characters these filters leave out of the list. @default 0 */
  hiddenCount?: number;
  /** The user asked to see them. Absent: the count only informs. */
  onReveal?: () => void;
  /** Its words. @default English */
  copy?: FilterDialogCopy;
}

const densities = ["roomy", "standard", "compact"] as const;

/** What a list leaves out and how it stands; every change works at once. On phones it comes from below. */
export function FilterDialog(props: FilterDialogProps) {
  const { open, onOpenChange, adult, onAdultChange, onDensityChange, copy = filterDialogCopy } = props;
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={copy.title} width={520}>
      <div className={css.filters}>
        <TagFilter
          tags={props.tags}
          uses={props.uses}
          onTag={props.onTag}
          onClear={props.onClear}
          copy={copy.tags}
        />
        {onAdultChange !== undefined && (
          <Switch
            label={copy.adult}
            hint={adult?.hint}
            checked={adult?.shown === true}
            disabled={adult?.disabled}
            onCheckedChange={onAdultChange}
          />
        )}
        {onDensityChange !== undefined && (
          <ChoiceField
            label={copy.density}
            choices={densities.map((value) => ({ value, label: copy.densities[value] }))}
            value={props.density ?? "standard"}
            onValueChange={onDensityChange}
          />
        )}
      </div>
      <FilterDialogFoot {...props} copy={copy} />
    </Modal>
  );
}

function FilterDialogFoot(props: FilterDialogProps & { copy: FilterDialogCopy }) {
  const { hiddenCount = 0, onReveal, onOpenChange, copy } = props;
  return (
    <div className={css.foot}>
      {hiddenCount > 0 && <HiddenCount count={hiddenCount} onReveal={onReveal} copy={copy.hidden} />}
      <Button
        variant="primary"
        size="large"
        className={css.done}
        onPress={() => {
          onOpenChange(false);
        }}
      >
        {copy.done}
      </Button>
    </div>
  );
}
