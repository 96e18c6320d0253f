import { Button } from '@gallery/shared/ui/controls/button';
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Area } from '../areas';
import { reloadArea } from './load-area';
import styles from './notice.module.css';

/** Covers a page that the edge rendered and whose code failed to load. `onLoaded` follows a successful retry. */
export function showNotice(area: Area, onLoaded: (app: ComponentType) => void) {
  const place = document.body.appendChild(document.createElement('div'));
  const notice = createRoot(place);
  notice.render(<Notice onRetry={retry} />);

  async function retry() {
    const loaded = await reloadArea(area);
    notice.unmount();
    place.remove();
    onLoaded(loaded.default);
  }
}

function Notice({ onRetry }: { onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);

  async function tryAgain() {
    setBusy(true);
    await onRetry().catch(() => setBusy(false));
  }

  return (
    <aside className={styles.notice} role="status">
      <p>Some of this page could not be loaded. It can be read; its buttons do not answer yet.</p>
      <Button kind="secondary" busy={busy} onClick={tryAgain}>
        Try again
      </Button>
    </aside>
  );
}
