import { maxTemplates, templatePaths } from '@gallery/shared/contract/correspondence/conversation';
import {
  type Template,
  type TemplateInput,
  type TemplateSavedAnswer,
  type TemplatesAnswer,
  templateInputSchema,
  templateSavedSchema,
  templatesSchema,
} from '@gallery/shared/contract/correspondence/template.schema';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates';

const common = { tags: ['Messages'], security: [{ token: [] }] };

type OfOne = { Params: { id: string } };

export const templateRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app, 'correspondence');
  const saved = (template: Template): TemplateSavedAnswer => ({ message: 'Template saved.', template });

  app.get(
    templatePaths.list,
    {
      schema: {
        ...common,
        summary: `The templates of answers, by name, at most ${maxTemplates}`,
        response: { 200: templatesSchema, ...refusals(401, 403) },
      },
    },
    async (): Promise<TemplatesAnswer> => ({ templates: await listTemplates(db) }),
  );

  app.post<{ Body: TemplateInput }>(
    templatePaths.list,
    {
      schema: {
        ...common,
        summary: 'Add a template',
        body: templateInputSchema,
        response: { 200: templateSavedSchema, ...refusals(401, 403, 422) },
      },
    },
    async ({ body }) => saved(await addTemplate(db, body)),
  );

  app.put<OfOne & { Body: TemplateInput }>(
    '/letter-template/:id',
    {
      schema: {
        ...common,
        summary: 'Change a template',
        body: templateInputSchema,
        response: { 200: templateSavedSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async ({ params, body }) => saved(await changeTemplate(db, params.id, body)),
  );

  app.delete<OfOne>(
    '/letter-template/:id',
    {
      schema: {
        ...common,
        summary: 'Remove a template',
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async ({ params }) => {
      await removeTemplate(db, params.id);
      return { message: 'Template removed.' };
    },
  );
};
