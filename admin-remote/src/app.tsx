import { useNotFound } from '@gallery/shared/host';
import { Route, Routes } from '@gallery/shared/router';
import { BackOfficeScreen } from './screens/back-office-screen';

export function AdminApp() {
  const NotFound = useNotFound();
  return (
    <Routes>
      <Route path="/admin" element={<BackOfficeScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
