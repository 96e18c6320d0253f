import { unavailableMessage } from '@gallery/shared/contract/fields/answer';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import styles from './federation/area.module.css';
import { AreaSkeleton } from './federation/area-screen';

/** The edge writes the loading text into it. The boot script shows the failure if no script arrives. */
export function EdgeSkeleton() {
  return (
    <>
      <div id="area-waiting" className={styles.scripted}>
        <AreaSkeleton>
          <p id="area-waits-for" />
        </AreaSkeleton>
      </div>
      <div id="area-failed" className={styles.area} hidden>
        <ErrorPanel message={unavailableMessage} onRetry={doNothing} />
      </div>
      <noscript>
        <p className={styles.area}>
          This page needs JavaScript. Please try again in a moment, or write to us.
        </p>
      </noscript>
    </>
  );
}

/** The boot script gives the button its action. */
function doNothing() {}
