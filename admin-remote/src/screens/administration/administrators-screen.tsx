import { AdministratorPanels } from '../../features/administrators/administrator-panels';
import { AdminPage } from '../../features/layout/admin-page';

export function AdministratorsScreen() {
  return (
    <AdminPage title="Administrators">
      <AdministratorPanels />
    </AdminPage>
  );
}
