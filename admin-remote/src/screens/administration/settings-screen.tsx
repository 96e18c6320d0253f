import { AdminPage } from '../../features/layout/admin-page';
import { SettingsOfGallery } from '../../features/settings/settings-form';

export function SettingsScreen() {
  return (
    <AdminPage title="Settings">
      <SettingsOfGallery />
    </AdminPage>
  );
}
