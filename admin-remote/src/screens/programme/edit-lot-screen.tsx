import { useParams } from '@gallery/shared/router';
import { EditLot } from '../../features/auctions/form/edit-lot';
import { AdminPage } from '../../features/layout/admin-page';

/** Creates a lot, or changes the one that the address names. */
export function EditLotScreen() {
  const { id } = useParams();
  return (
    <AdminPage title={id ? 'Edit lot' : 'Create lot'}>
      <EditLot key={id} id={id} />
    </AdminPage>
  );
}
