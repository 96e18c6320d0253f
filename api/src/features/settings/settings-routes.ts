import { settingsPaths } from '@gallery/shared/contract/settings/settings';
import {
  type GalleryFacts,
  gallerySchema,
  settingsAnswerSchema,
  settingsSavedSchema,
  settingsSchema,
} from '@gallery/shared/contract/settings/settings.schema';
import {
  type SettingsInput,
  settingsInputSchema,
} from '@gallery/shared/contract/settings/settings-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals, staleEdit } from '../../http/answers/answer-schemas';
import { sendRevalidated } from '../../http/answers/cache-control';
import { sessionOf } from '../../http/authentication';
import { readGalleryFacts } from './gallery-facts';
import { listSettingsAudit, readSettings, type SettingsDefaults, saveSettings } from './settings';

export type SettingsDeps = { db: Database; defaults: SettingsDefaults };

const tags = ['Settings'];
const security = [{ token: [] }];

/** In milliseconds. Other processes see a change after this time at the latest. */
const cacheMs = 2_000;

export const settingsRoutes: FastifyPluginAsync<SettingsDeps> = async (app, deps) => {
  const read = cachedFacts(deps);
  app.get(
    settingsPaths.gallery,
    {
      schema: {
        tags,
        summary: 'The address, the opening hours, the telephone, and the promises of the gallery',
        response: { 200: gallerySchema },
      },
    },
    async (request, reply) => sendRevalidated(request, reply, await read()),
  );
  app.register(ownerRoutes, deps);
};

/** Requests at once share one read. A failed read is not kept. */
function cachedFacts({ db }: SettingsDeps): () => Promise<GalleryFacts> {
  let kept: { facts: Promise<GalleryFacts>; until: number } | undefined;
  return () => {
    if (kept && performance.now() < kept.until) return kept.facts;
    const facts = readGalleryFacts(db);
    kept = { facts, until: performance.now() + cacheMs };
    facts.catch(() => {
      kept = undefined;
    });
    return facts;
  };
}

const ownerRoutes: FastifyPluginAsync<SettingsDeps> = async (app, { db, defaults }) => {
  adminOnly(app, 'settings', 'settings');
  app.get(
    settingsPaths.settings,
    {
      schema: {
        tags,
        summary: 'The settings of the gallery, and their history',
        security,
        response: { 200: settingsAnswerSchema, ...refusals(401, 403) },
      },
    },
    async () => ({ settings: await readSettings(db, defaults), audit: await listSettingsAudit(db) }),
  );

  app.put<{ Body: SettingsInput }>(
    settingsPaths.settings,
    {
      schema: {
        tags,
        summary: 'Change the settings of the gallery',
        security,
        body: settingsInputSchema,
        response: {
          200: settingsSavedSchema,
          ...refusals(401, 403, 422),
          ...staleEdit({ settings: settingsSchema }),
        },
      },
    },
    async (request) => {
      const settings = await saveSettings(db, defaults, request.body, sessionOf(request).user._id);
      return { message: 'Settings saved.', settings, audit: await listSettingsAudit(db) };
    },
  );
};
