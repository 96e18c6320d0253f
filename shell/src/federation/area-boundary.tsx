import { Component, type ReactNode } from 'react';
import { AreaFallback } from './area-fallback';

type Props = { onRetry: () => void; children: ReactNode };

/** What fails in an area stays in it: header, footer and every other area go on. */
export class AreaBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <AreaFallback onRetry={this.props.onRetry} /> : this.props.children;
  }
}
