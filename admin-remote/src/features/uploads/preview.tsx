import { useEffect, useState } from 'react';
import styles from './preview.module.css';
import type { UploadState } from './upload-state';

type PreviewProps = { state: UploadState; url: string; alt: string };

export function Preview({ state, url, alt }: PreviewProps) {
  const file = 'file' in state && (state.step !== 'done' || url !== '') ? state.file : undefined;
  const fileUrl = useFileUrl(file);
  const shown = file ? fileUrl : url;
  return (
    <div className={styles.mat}>
      {shown && <img className={styles.picture} src={shown} alt={file ? `Preview of ${file.name}` : alt} />}
    </div>
  );
}

function useFileUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
