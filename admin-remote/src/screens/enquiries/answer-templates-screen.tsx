import { adminEnquiriesPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { TemplatePanels } from '../../features/enquiries/templates/template-panels';
import { AdminPage } from '../../features/layout/admin-page';

export function AnswerTemplatesScreen() {
  const back = (
    <Link className="link" to={adminEnquiriesPath}>
      All enquiries
    </Link>
  );
  return (
    <AdminPage title="Templates of answers" tools={back}>
      <TemplatePanels />
    </AdminPage>
  );
}
