import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureAlt } from '@gallery/shared/domain/names';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LineIcon } from '../../ui/artwork-page/line-icon';
import { WorkDialog } from '../../ui/work-dialog/work-dialog';
import type { Viewer } from './viewer';
import { actionOfKey, type ViewerAction } from './viewer-action';
import styles from './zoom-dialog.module.css';

const tools: { action: ViewerAction; name: string; drawing: string }[] = [
  { action: 'out', name: 'Zoom out', drawing: 'M3 9h12' },
  { action: 'in', name: 'Zoom in', drawing: 'M3 9h12M9 3v12' },
  {
    action: 'whole',
    name: 'Whole picture',
    drawing: 'M2 6.5V2h4.5M11.5 2H16v4.5M16 11.5V16h-4.5M6.5 16H2v-4.5',
  },
  { action: 'left', name: 'Move left', drawing: 'M11 3.5 5.5 9l5.5 5.5' },
  { action: 'right', name: 'Move right', drawing: 'M7 3.5 12.5 9 7 14.5' },
  { action: 'up', name: 'Move up', drawing: 'M3.5 11 9 5.5l5.5 5.5' },
  { action: 'down', name: 'Move down', drawing: 'M3.5 7 9 12.5 14.5 7' },
];

function ZoomTools({ onAction }: { onAction: (action: ViewerAction) => void }) {
  return (
    <div className={styles.tools} role="toolbar" aria-label="Look closer">
      {tools.map(({ action, name, drawing }) => (
        <button
          key={action}
          type="button"
          className={styles.tool}
          aria-label={name}
          title={name}
          onClick={() => onAction(action)}
        >
          <LineIcon path={drawing} />
        </button>
      ))}
    </div>
  );
}

type ZoomDialogProps = { work: ListedArtwork; onClose: () => void };

export function ZoomDialog({ work, onClose }: ZoomDialogProps) {
  const { stage, state, act, retry } = useViewer(work);

  function onKeyDown(event: KeyboardEvent) {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actionOfKey(event.key);
    if (!action) return;
    event.preventDefault();
    act(action);
  }

  return (
    <WorkDialog work={work} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.viewer}>
        <div ref={stage} className={styles.stage} role="img" aria-label={pictureAlt(work)} />
        {state !== 'shown' && (
          <div className={styles.overlay}>
            {state === 'failed' ? <ErrorPanel message={failed} onRetry={retry} /> : <Spinner />}
          </div>
        )}
      </div>
      <ZoomTools onAction={act} />
    </WorkDialog>
  );
}

const failed = 'The picture could not be enlarged.';

/** Loads the viewer's code on the first opening. */
function useViewer(work: ListedArtwork) {
  const stage = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt opens a new viewer
  useEffect(() => {
    let closed = false;
    async function open() {
      setState('loading');
      try {
        const { openViewer } = await import(/* webpackChunkName: "zoom" */ './viewer');
        if (closed || !stage.current) return;
        viewer.current = openViewer(stage.current, work, setState);
      } catch {
        if (!closed) setState('failed');
      }
    }
    void open();
    return () => {
      closed = true;
      viewer.current?.close();
      viewer.current = null;
    };
  }, [work, attempt]);

  return {
    stage,
    state,
    act: (action: ViewerAction) => viewer.current?.act(action),
    retry: () => setAttempt(attempt + 1),
  };
}
