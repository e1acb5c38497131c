import { Component } from "react";
import type { ReactNode } from "react";
import * as css from "./Markdown.css.ts";

interface MarkdownBoundaryProps {
  text: string;
  className: string;
  children: ReactNode;
}

interface MarkdownBoundaryState {
  text: string;
  failed: boolean;
}

/** Shows plain text when rendering throws: one message must not break the page. */
export class MarkdownBoundary extends Component<MarkdownBoundaryProps, MarkdownBoundaryState> {
  override state = { text: this.props.text, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** A new text is tried again, for example when more of it has arrived. */
  static getDerivedStateFromProps({ text }: MarkdownBoundaryProps, state: MarkdownBoundaryState) {
    return text === state.text ? null : { text, failed: false };
  }

  override render() {
    const { text, className, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className={className}>
        <p dir="auto" className={css.plain}>
          {text}
        </p>
      </div>
    );
  }
}
