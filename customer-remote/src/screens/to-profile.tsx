import { profilePath } from '@gallery/shared/paths/customer-paths';
import { Navigate } from '@gallery/shared/router';

export function ToProfile() {
  return <Navigate to={profilePath} replace />;
}
