import { Component } from 'react';
import type { ReactNode } from 'react';

interface PartBoundaryProps {
  /** Shown in place of the part when its code or data could not be loaded. */
  failed: (error: unknown, retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  error: unknown;
}

/** Around a part of a page with code or a query of its own: when it fails, the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { error: null };
  static getDerivedStateFromError = (error: unknown): State => ({ error });

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.failed(error, () => this.setState({ error: null }));
  }
}
