import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { SegmentedControl } from "../../../components/SegmentedControl/SegmentedControl.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { HiddenCount } from "../HiddenCount/HiddenCount.tsx";
import { TagFilter } from "../TagFilter/TagFilter.tsx";
import type { TagFilterProps, TagUses } from "../TagFilter/TagFilter.tsx";
import { filterDialogCopy } from "./FilterDialog.copy.ts";
import type { FilterDialogCopy } from "./FilterDialog.copy.ts";
import * as css from "./FilterDialog.css.ts";

/** How many covers a row has: one fewer than the standard, the standard, or one more. */
export type FilterDensity = "roomy" | "standard" | "compact";

export interface FilterDialogProps extends RootProps, Pick<TagFilterProps, "tags" | "uses"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user closed it. */
  onOpenChange: (open: boolean) => void;
  /** The use of each used tag, by its id. */
  tagUses: TagUses;
  /** The user changed the use of a tag, or cleared all tags; all uses after it. */
  onTagUsesChange: (tagUses: TagUses) => void;
  /** Whether adult characters are shown, with a sentence that explains it or says why it cannot be changed here. */
  adult?: {
    /** Whether adult characters are shown. */
    shown: boolean;
    /** What the switch does, or why it is disabled, in a sentence. */
    hint?: string;
    /** Whether the switch is disabled. @default false */
    disabled?: boolean;
  };
  /** The user wants adult characters shown (the age gate asks first) or hidden. Absent: the switch is not shown. */
  onAdultChange?: (shown: boolean) => void;
  /** The selected density. @default "standard" */
  density?: FilterDensity;
  /** Absent: the choice is not shown. */
  onDensityChange?: (density: FilterDensity) => void;
  /** How many characters these filters hide. @default 0 */
  hiddenCount?: number;
  /** The user wants to see them. Absent: only the count is shown. */
  onHiddenReveal?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<FilterDialogCopy>;
}

const densities = ["roomy", "standard", "compact"] as const;

/**
 * The filters and the density of a list; every change applies at once. On phones it is a sheet from below.
 *
 * @example
 * <FilterDialog
 *   open={open}
 *   onOpenChange={setOpen}
 *   tags={tags}
 *   tagUses={tagUses}
 *   onTagUsesChange={setTagUses}
 * />
 */
export function FilterDialog(props: FilterDialogProps) {
  const { open, onOpenChange, adult, onAdultChange, onDensityChange } = props;
  const copy = useCopy(filterDialogCopy, props.copy);
  return (
    <Modal {...rootProps(props)} open={open} onOpenChange={onOpenChange} title={copy.title} width={520}>
      <div className={css.filters}>
        <TagFilter
          tags={props.tags}
          uses={props.uses}
          value={props.tagUses}
          onValueChange={props.onTagUsesChange}
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
          <SegmentedControl
            label={copy.density}
            options={densities.map((value) => ({ value, label: copy.densities[value] }))}
            value={props.density ?? "standard"}
            onValueChange={onDensityChange}
          />
        )}
      </div>
      <FilterDialogFooter
        hiddenCount={props.hiddenCount}
        onHiddenReveal={props.onHiddenReveal}
        onOpenChange={onOpenChange}
        copy={copy}
      />
    </Modal>
  );
}

interface FilterDialogFooterProps
  extends Pick<FilterDialogProps, "hiddenCount" | "onHiddenReveal" | "onOpenChange"> {
  copy: FilterDialogCopy;
}

function FilterDialogFooter(props: FilterDialogFooterProps) {
  const { hiddenCount = 0, onHiddenReveal, onOpenChange, copy } = props;
  return (
    <div className={css.footer}>
      {hiddenCount > 0 && <HiddenCount count={hiddenCount} onReveal={onHiddenReveal} />}
      <Button
        variant="primary"
        size="large"
        className={css.done}
        onClick={() => {
          onOpenChange(false);
        }}
      >
        {copy.done}
      </Button>
    </div>
  );
}
