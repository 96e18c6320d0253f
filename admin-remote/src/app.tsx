import { useNotFound } from '@gallery/shared/host';
import { adminPath } from '@gallery/shared/paths/admin-paths';
import { Route, Routes } from '@gallery/shared/router';
import { screenRoutes, screensOf } from '@gallery/shared/ui/navigation/route-screen';
import { routes } from './routes';
import { AdminScreen } from './screens/admin-screen';

const screens = screensOf(routes);
const isLogIn = ({ path }: { path: string }) => path === adminPath;
const logIn = screens.filter(isLogIn);
const inside = screens.filter((screen) => !isLogIn(screen));

export function AdminApp() {
  return (
    <Routes>
      {screenRoutes(logIn)}
      <Route path="*" element={<AdminRoutes />} />
    </Routes>
  );
}

function AdminRoutes() {
  const NotFound = useNotFound();
  return (
    <AdminScreen>
      <Routes>
        {screenRoutes(inside)}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AdminScreen>
  );
}
