import { Spinner } from '../controls/spinner';

/** The coil in the place of what comes, which `className` makes as tall as that will be. */
export function LoadingArea({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <Spinner />
    </div>
  );
}
