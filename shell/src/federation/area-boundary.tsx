import { Component, type ReactNode } from 'react';
import { AreaFallback } from './area-fallback';

type Props = {
  /** Where one is: what failed at one place is not shown at the next. */
  pathname: string;
  onRetry: () => void;
  children: ReactNode;
};

/** What fails in an area stays in it: header, footer and every other area go on. */
export class AreaBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ pathname }: Props) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <AreaFallback onRetry={this.props.onRetry} /> : this.props.children;
  }
}
