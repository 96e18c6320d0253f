import { useCallback, useEffect, useRef, useState } from 'react';
import { type Upload, uploadFile } from './file/upload-file';
import type { UploadState } from './upload-state';

/** A new file cancels the upload in progress. */
export function useUpload() {
  const [state, show] = useState<UploadState>({ step: 'empty' });
  const upload = useRef<Upload>(undefined);

  const start = useCallback((file: File) => {
    upload.current?.cancel();
    upload.current = uploadFile(file, show);
  }, []);

  const cancel = useCallback(() => {
    upload.current?.cancel();
    show({ step: 'empty' });
  }, []);

  useEffect(() => () => upload.current?.cancel(), []);

  return {
    state,
    start,
    cancel,
    pause: () => upload.current?.pause(),
    resume: () => upload.current?.resume(),
  };
}

export type UploadControls = ReturnType<typeof useUpload>;
