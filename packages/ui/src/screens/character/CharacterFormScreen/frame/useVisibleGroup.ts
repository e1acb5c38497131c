import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { observeVisibility } from "../../../../components/observe.ts";
import { groups } from "../CharacterFields.ts";
import type { FormGroup } from "../CharacterFields.ts";

/** Returns the group in view: the first one in the upper half of the screen. */
export function useVisibleGroup(form: RefObject<HTMLElement | null>): FormGroup {
  const [group, setGroup] = useState<FormGroup>("basics");
  useEffect(() => {
    const visible = new Set<string>();
    return observeVisibility(
      form.current?.querySelectorAll("[data-group]") ?? [],
      ({ target, isIntersecting }) => {
        const name = target.getAttribute("data-group") ?? "";
        if (isIntersecting) visible.add(name);
        else visible.delete(name);
        const first = groups.find((name) => visible.has(name));
        if (first !== undefined) setGroup(first);
      },
      { rootMargin: "-20% 0px -50% 0px" },
    );
  }, [form]);
  return group;
}
