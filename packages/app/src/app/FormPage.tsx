import { MainLayout } from "@mimi/ui/main-layout";
import { useSearch } from "wouter";
import { FormContainer } from "../features/character/FormContainer.tsx";
import { askAge } from "../features/safety/adult.actions.ts";
import { HeaderContainer } from "../features/shell/HeaderContainer.tsx";
import type { PageProps } from "./pages.ts";

/** The form of a new character, or of one that is there. */
export function FormPage({ id }: PageProps) {
  const from = new URLSearchParams(useSearch()).get("from") ?? undefined;
  return (
    <MainLayout header={<HeaderContainer />}>
      <FormContainer id={id} from={from} onAdult={askAge} />
    </MainLayout>
  );
}
