import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/csf";

/**
 * Offers the members of a union as choices only if all are literals. The docs page shows the members of every union, but
 * a text such as `{ kind: "loading" }` is no value that a control could set.
 */
export const literalChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withPlainType(argType)]));

const literal = /^("[^"]*"|-?\d+(\.\d+)?|true|false)$/;

function withPlainType(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  const typeText = table?.type?.summary ?? "";
  if (type?.name !== "enum" || typeText.split(" | ").every((member) => literal.test(member))) return argType;
  const { required } = type;
  if (typeText === "string" || typeText === "number" || typeText === "boolean") {
    return { ...argType, type: { name: typeText, required } };
  }
  if (/^\(.*\) => [\w<>]+$/.test(typeText)) return { ...argType, type: { name: "function", required } };
  return { ...argType, type: { name: "other", value: typeText, required } };
}
