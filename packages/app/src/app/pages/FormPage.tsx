import { MainLayout } from "@mimi/ui/main-layout";
import { useDeferredValue } from "react";
import { useSearch } from "wouter";
import { FormContainer } from "../../features/character/form/FormContainer.tsx";
import { askAge } from "../../features/safety/adult/adult.actions.ts";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import type { PageProps } from "./PageComponent.ts";

/** The form of a character, new or existing. */
export function FormPage({ id }: PageProps) {
  // The app defers the path of the address. Without this, `from` would change before the path does.
  const search = useDeferredValue(useSearch());
  const from = new URLSearchParams(search).get("from") ?? undefined;
  return (
    <MainLayout header={<HeaderContainer />}>
      <FormContainer id={id} from={from} onAdult={askAge} />
    </MainLayout>
  );
}
