import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { HttpError } from '../../http/answers/http-error';
import { type MediaFiles, mediaTypes } from './files/media-files';

/** Maps hashes to JPEG files of pictures whose smaller ones are not ready. */
export type ComingPictures = ReadonlyMap<string, string>;
type MediaOptions = { media: MediaFiles; coming?: ComingPictures };

export const mediaRoutes: FastifyPluginAsync<MediaOptions> = async (app, { media, coming }) => {
  app.get<{ Params: { hash: string; '*': string } }>('/media/:hash/*', async (request, reply) => {
    const { hash, '*': file } = request.params;
    const type = mediaTypes[path.extname(file)];
    if (!type || !hashPattern.test(hash) || !filePattern.test(file)) throw noPicture();
    const original = file.startsWith('tiles/') ? undefined : coming?.get(hash);
    // Browsers detect the type from the first bytes, so the original can replace each of the smaller pictures.
    if (original) return sendOriginal(reply, original);
    const found = await media.open(hash, file);
    if (!found) throw noPicture();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', found.bytes)
      .headers(forEverybody)
      .type(type)
      .send(found.content);
  });
};

/** Pictures are public: a web mailer shows them on another site, and viewers of manifests read them there. */
const forEverybody = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/** Serves only these names, so that none leads to another folder. */
const hashPattern = /^[0-9a-f]{32}$/;
const tile = String.raw`tiles/(full|\d{1,5}(,\d{1,5}){3})/\d{1,5},\d{1,5}/0/default\.webp`;
const filePattern = new RegExp(String.raw`^(original\.(jpg|png)|share\.jpg|\d{1,4}\.(avif|webp)|${tile})$`);

function sendOriginal(reply: FastifyReply, file: string) {
  return reply
    .header('cache-control', 'no-store')
    .headers(forEverybody)
    .type('image/jpeg')
    .send(createReadStream(file));
}

function noPicture(): HttpError {
  return new HttpError(404, 'No picture at this address.');
}
