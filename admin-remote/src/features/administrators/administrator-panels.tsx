import { useQuery } from '@gallery/shared/query';
import { administratorQueries } from './administrator.queries';
import { AdministratorTable } from './administrator-table';
import styles from './administrators.module.css';
import { InvitationTable } from './invitation-table';
import { InvitePanel } from './invite-panel';

export function AdministratorPanels() {
  const list = useQuery(administratorQueries.list);
  return (
    <div className={styles.page}>
      <AdministratorTable of={list} />
      <InvitationTable of={list} />
      <InvitePanel />
    </div>
  );
}
