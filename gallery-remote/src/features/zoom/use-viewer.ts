import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useEffect, useRef, useState } from 'react';
import type { Viewer } from './viewer';
import type { ViewerAction } from './viewer-action';

/** The viewer's code is loaded when it is first opened. */
export function useViewer(work: ListedArtwork) {
  const stage = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt opens anew
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
