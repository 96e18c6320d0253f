import { useNotFound } from '@gallery/shared/host';
import { Route, Routes } from '@gallery/shared/router';
import { screenRoutes, screensOf } from '@gallery/shared/ui/navigation/route-screen';
import { routes } from './routes';

const screens = screensOf(routes);

export function CustomerApp() {
  const NotFound = useNotFound();
  return (
    <Routes>
      {screenRoutes(screens)}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
