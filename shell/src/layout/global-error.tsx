import { onServerFailure, type ServerFailure } from '@gallery/shared/http';
import { type ComponentType, useEffect, useState } from 'react';
import type { GlobalErrorDialogProps } from './global-error-dialog';

type Shown = { failure: ServerFailure; Dialog: ComponentType<GlobalErrorDialogProps> };

/** Lies over the screen when the server is unwell: what stands below keeps its values. Loaded when it is needed. */
export function GlobalError() {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    onServerFailure(async (failure) => {
      const { GlobalErrorDialog } = await import(
        /* webpackChunkName: "global-error" */ './global-error-dialog'
      );
      setShown({ failure, Dialog: GlobalErrorDialog });
    });
  }, []);

  return shown && <shown.Dialog failure={shown.failure} onClose={() => setShown(undefined)} />;
}
