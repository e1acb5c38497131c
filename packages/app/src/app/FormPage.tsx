import { MainLayout } from "@mimi/ui/main-layout";
import { useDeferredValue } from "react";
import { useSearch } from "wouter";
import { FormContainer } from "../features/character/form/FormContainer.tsx";
import { askAge } from "../features/safety/adult.actions.ts";
import { HeaderContainer } from "../features/shell/HeaderContainer.tsx";
import type { PageProps } from "./PageComponent.ts";

/** The form of a new character, or of one that is there. */
export function FormPage({ id }: PageProps) {
  // The address before its `?` comes to a page deferred: without this what stands behind it would be of the next one.
  const search = useDeferredValue(useSearch());
  const from = new URLSearchParams(search).get("from") ?? undefined;
  return (
    <MainLayout header={<HeaderContainer />}>
      <FormContainer id={id} from={from} onAdult={askAge} />
    </MainLayout>
  );
}
