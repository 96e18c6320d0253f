import { LoadFailure } from '@gallery/shared/ui/lazy/load-failure';
import { Component, type ReactNode } from 'react';
import type { Area } from '../areas';
import { notePageEvent } from '../telemetry/page-events';
import styles from './area.module.css';

type Props = {
  area: Area;
  /** A new path clears the error of the previous one. */
  pathname: string;
  onRetry: () => void;
  children: ReactNode;
};

/** An error in an area leaves header, footer, and the other areas working. */
export class AreaBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    notePageEvent({ area: this.props.area, error });
  }

  override componentDidUpdate({ pathname }: Props) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <AreaFallback onRetry={this.props.onRetry} /> : this.props.children;
  }
}

function AreaFallback({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <div className={styles.area}>
      <LoadFailure onRetry={onRetry} />
    </div>
  );
}
