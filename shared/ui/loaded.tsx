import type { ReactNode } from 'react';
import { errorMessage } from '../errors/error-message';
import { ErrorPanel } from './error-panel';

/** What `Loaded` needs of a query's result. */
type Loading<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type LoadedProps<Data> = { of: Loading<Data>; skeleton: ReactNode; children: (data: Data) => ReactNode };

/** The skeleton until the data is there, the error with 'Try again' if it never came, else the children. */
export function Loaded<Data>({ of: { data, error, refetch }, skeleton, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch()} />;
  return skeleton;
}
