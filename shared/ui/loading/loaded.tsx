import type { ReactNode } from 'react';
import { errorMessage } from '../../errors/error-message';
import { ErrorPanel } from './error-panel';
import styles from './loaded.module.css';

type Loading<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type LoadedProps<Data> = {
  of: Loading<Data>;
  skeleton: ReactNode;
  wholePage?: boolean;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ of, skeleton, wholePage = false, children }: LoadedProps<Data>) {
  const { data, error, refetch } = of;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  const panel = <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch()} />;
  return wholePage ? <div className={`page ${styles.wholePage}`}>{panel}</div> : panel;
}
