import { FailedState } from "@mimi/ui/failed-state";
import { Component, type ReactNode } from "react";
import { services } from "../services/services.ts";
import { pageFailure } from "../state/texts/titles.ts";

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
    if (!this.state.hasError) return this.props.children;
    return (
      <FailedState title={pageFailure.title} level={1} page onRetry={() => services().browser.reload()}>
        {pageFailure.body}
      </FailedState>
    );
  }
}
