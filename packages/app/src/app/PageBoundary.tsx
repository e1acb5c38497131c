import { FailedState } from "@mimi/ui/failed-state";
import { Component, type ReactNode } from "react";
import { services } from "../services/services.ts";
import { pageFault } from "../state/titles.ts";

interface PageBoundaryProps {
  /** Where the reader is: going elsewhere gives the page another chance. */
  address: string;
  /** It stands in for the page. */
  onBroken: () => void;
  children: ReactNode;
}

/** Stands in for a page that broke, or whose code could not be fetched. */
export class PageBoundary extends Component<PageBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (this.state.broken && before.address !== this.props.address) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <FailedState title={pageFault.title} level={1} page onRetry={() => services().browser.reload()}>
        {pageFault.body}
      </FailedState>
    );
  }
}
