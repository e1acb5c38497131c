import { FailedState } from "@mimi/ui/failed-state";
import { Component, type ReactNode, useEffect } from "react";
import { services } from "../services/services.ts";
import { onBackOnline } from "../state/remote/connection.actions.ts";
import { pageFailureTexts } from "../locales/en/titles.ts";
import { texts } from "../state/texts/texts.ts";

interface PageErrorBoundaryProps {
  /** The address of the page. The children are rendered again when it changes. */
  address: string;
  /** The message is rendered in place of the page. */
  onError: () => void;
  children: ReactNode;
}

/** Renders a message in place of a page that throws, or whose code could not be loaded. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override componentDidUpdate(before: PageErrorBoundaryProps) {
    if (this.state.hasError && before.address !== this.props.address) this.setState({ hasError: false });
  }

  override render() {
    return this.state.hasError ? <PageFailure /> : this.props.children;
  }
}

/** The message. Its page is loaded when the browser is online again. */
function PageFailure() {
  const { reload } = services().browser;
  useEffect(() => onBackOnline(reload), [reload]);
  return (
    <FailedState title={texts(pageFailureTexts).title} level={1} page onRetry={reload}>
      {texts(pageFailureTexts).body}
    </FailedState>
  );
}
