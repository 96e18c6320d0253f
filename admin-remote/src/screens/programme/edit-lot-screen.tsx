import { useParams } from '@gallery/shared/router';
import { EditLot } from '../../features/auctions/form/edit-lot';
import { AdminPage } from '../../features/layout/admin-page';

export function EditLotScreen() {
  const { id } = useParams();
  return (
    <AdminPage title={id ? 'Edit lot' : 'Create lot'}>
      <EditLot key={id} id={id} />
    </AdminPage>
  );
}
