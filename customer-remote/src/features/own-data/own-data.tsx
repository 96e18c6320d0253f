import { ownDataFile, ownDataPaths } from '@gallery/shared/contract/account/account';
import type { User } from '@gallery/shared/contract/account/user';
import { getJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { Fold } from '../../ui/fold';
import styles from './own-data.module.css';

const DeleteForm = deferred(
  async () => (await import(/* webpackChunkName: "profile" */ './delete-form')).DeleteForm,
);

export function OwnData({ user }: { user: User }) {
  const download = useAction({ mutationFn: downloadOwnData });
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>Your data</h2>
      <p>The file has your account, orders, and saved works, and everything else that we keep about you.</p>
      <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        Download your data
      </Button>
      {user.role !== 'admin' && (
        <div>
          <Fold title="Delete your account" fact="You cannot undo this.">
            {() => <DeleteForm email={user.email} />}
          </Fold>
        </div>
      )}
    </section>
  );
}

const headingId = 'own-data-heading';

async function downloadOwnData(): Promise<void> {
  const data = await getJson<object>(ownDataPaths.export);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = ownDataFile;
  link.click();
  // The browser may not have begun to read the file yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
