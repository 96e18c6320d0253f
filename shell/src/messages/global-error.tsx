import { useNotify } from '@gallery/shared/host';
import { dismissServerFailure, onServerFailure, type ServerFailure } from '@gallery/shared/http';
import { type ComponentType, useEffect, useState } from 'react';
import type { GlobalErrorDialogProps } from './global-error-dialog';

type Shown = { failure: ServerFailure; Dialog: ComponentType<GlobalErrorDialogProps> };

/** Covers the screen, so that forms below lose nothing. If its code cannot load, a toast shows the message. */
export function GlobalError() {
  const notify = useNotify();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    onServerFailure(async (failure) => {
      try {
        const { GlobalErrorDialog } = await loadDialog();
        setShown({ failure, Dialog: GlobalErrorDialog });
      } catch {
        dismissServerFailure();
        notify(failure.message, 'error');
      }
    });
  }, [notify]);

  function close() {
    dismissServerFailure();
    setShown(undefined);
  }

  return shown && <shown.Dialog failure={shown.failure} onClose={close} />;
}

function loadDialog() {
  return import(/* webpackChunkName: "global-error" */ './global-error-dialog');
}
