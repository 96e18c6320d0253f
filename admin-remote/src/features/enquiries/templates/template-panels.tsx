import { maxTemplates } from '@gallery/shared/contract/correspondence/conversation';
import type { TemplatesAnswer } from '@gallery/shared/contract/correspondence/template.schema';
import { useQuery } from '@gallery/shared/query';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { templateQueries } from '../conversation.queries';
import { TemplateForm } from './template-form';

export function TemplatePanels() {
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
