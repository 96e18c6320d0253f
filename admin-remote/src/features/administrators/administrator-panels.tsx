import { useQuery } from '@gallery/shared/query';
import { administratorQueries } from './administrator.queries';
import { AdministratorTable } from './administrator-table';
import styles from './administrators.module.css';
import { InvitationTable } from './invitation-table';
import { InvitePanel } from './invite-panel';

/** The list takes its height first, so that the form does not move away from a pointer. */
export function AdministratorPanels() {
  const list = useQuery(administratorQueries.list);
  return (
    <div className={styles.page}>
      <AdministratorTable of={list} />
      {!list.isPending && (
        <>
          <InvitationTable of={list} />
          <InvitePanel />
        </>
      )}
    </div>
  );
}
