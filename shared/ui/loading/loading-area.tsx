import { Spinner } from '../controls/spinner';

export function LoadingArea({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <Spinner />
    </div>
  );
}
