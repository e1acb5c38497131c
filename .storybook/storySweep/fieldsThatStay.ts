import { flushSync } from "react-dom";

const texts = "textarea, input:is(:not([type]), [type=text], [type=email], [type=password], [type=search])";
const toggles =
  ":is(input, button):is([type=checkbox], [type=radio], [role=switch], [role=checkbox], [role=radio])";
const values = "select, input[type=date]";

// By the story's title: one press in each of its stories would take long.
const tried = new Set<string>();

/**
 * Types a letter in text fields, presses switches and choices, sets another value of selects and dates, and returns those
 * that do not change. Tries the first of each kind in every story, and the others in the first story of a title that has
 * them.
 */
export function fieldsThatStay(title: string): string[] {
  return [texts, toggles, values]
    .flatMap((kind) => {
      const fields = [...document.querySelectorAll<Field>(kind)].filter(isChangeable);
      return fields.filter((field, index) => {
        const key = `${title}: ${nameOf(field)}`;
        if (index > 0 && tried.has(key)) return false;
        tried.add(key);
        // An earlier field can have removed or disabled this one.
        return isChangeable(field) && !changes(field);
      });
    })
    .map(nameOf);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement | HTMLSelectElement;

/** Whether a user could change the field now. A chosen radio button changes only through another one. */
function isChangeable(field: Field): boolean {
  return (
    field.isConnected &&
    field.checkVisibility() &&
    !field.matches(":disabled, [readonly], [aria-disabled=true], [inert] *") &&
    !(field.matches("[type=radio], [role=radio]") && isOn(field))
  );
}

function changes(field: Field): boolean {
  const isToggle = field.matches(toggles);
  const next = isToggle ? undefined : otherValue(field);
  // A select with a single option cannot change.
  if (!isToggle && next === undefined) return true;
  const stateOf = () => (isToggle ? isOn(field) : field.value);
  const before = stateOf();
  flushSync(() => (next === undefined ? field.click() : setValue(field, next)));
  return !field.isConnected || stateOf() !== before;
}

/** A value that a user could choose or type instead of the present one. */
function otherValue(field: Field): string | undefined {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].find(({ value, disabled }) => value !== field.value && !disabled)?.value;
  }
  if (field.type === "date") return field.value === "2026-11-01" ? "2026-11-02" : "2026-11-01";
  return `${field.value}x`;
}

/** Sets a value as the browser does for a user. React would not notice one that is set on the element itself. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function isOn(field: Field): boolean {
  return field instanceof HTMLInputElement ? field.checked : field.ariaChecked === "true";
}

function nameOf(field: Field): string {
  return `${field.role ?? field.type} ${field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.name}`;
}
