import type { FastifyPluginAsync } from 'fastify';
import type { Site } from '../site/open-site';
import { remoteNames } from '../site/release-set';
import { sendFile } from './send';

/** Browsers and search engines ask for these by fixed addresses. */
const iconFiles = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'site.webmanifest'];

/** Seconds. */
const day = 86_400;

export const fileRoutes: FastifyPluginAsync<{ site: Site }> = async (app, { site }) => {
  const { shell, remotes } = site;
  app.get<{ Params: { file: string } }>('/static/:file', (request, reply) => {
    const { file } = request.params;
    return sendFile(request, reply, file, shell.files.get(file));
  });

  for (const file of iconFiles)
    app.get(`/${file}`, (request, reply) => sendFile(request, reply, file, shell.files.get(file), day));

  type RemoteFile = { Params: { name: string; file: string } };
  app.get<RemoteFile>('/remotes/:name/static/:file', async (request, reply) => {
    const { name, file } = request.params;
    const remote = remoteNames.find((known) => known === name);
    const isName = /^[\w.-]+$/.test(file);
    const body = remote && isName ? await remotes[remote].file(`static/${file}`) : undefined;
    return sendFile(request, reply, file, body);
  });
};
