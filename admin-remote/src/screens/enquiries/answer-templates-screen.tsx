import { maxTemplates } from '@gallery/shared/contract/correspondence/conversation';
import type { TemplatesAnswer } from '@gallery/shared/contract/correspondence/template.schema';
import { adminEnquiriesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { templateQueries } from '../../features/enquiries/conversation.queries';
import { TemplateForm } from '../../features/enquiries/templates/template-form';
import { AdminPage } from '../../features/layout/admin-page';
import { Panel, PanelBody } from '../../ui/page/panel';

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

function TemplatePanels() {
  return (
    <Loaded of={useQuery(templateQueries.list)} skeleton={<Spinner />}>
      {({ templates }: TemplatesAnswer) => (
        <>
          {templates.map((template) => (
            <Panel key={template._id} heading={template.name}>
              <PanelBody narrow>
                <TemplateForm template={template} />
              </PanelBody>
            </Panel>
          ))}
          {templates.length < maxTemplates && (
            <Panel heading="New template">
              <PanelBody narrow>
                <TemplateForm />
              </PanelBody>
            </Panel>
          )}
        </>
      )}
    </Loaded>
  );
}
