import { Component, type ReactNode } from 'react';
import { AreaFallback } from './area-fallback';

type Props = {
  /** A new path clears the error of the previous one. */
  pathname: string;
  onRetry: () => void;
  children: ReactNode;
};

/** An error in an area leaves header, footer and the other areas working. */
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
