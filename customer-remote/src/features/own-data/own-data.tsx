import type { User } from '@gallery/shared/contract/account/user';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { Fold } from '../../ui/fold';
import { downloadOwnData } from './download-own-data';
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
