import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../../http/answers/http-error';
import type { Session } from '../../../http/authentication';
import { bucket } from '../objects/object-address';

export type Authorize = (request: FastifyRequest<{ Params: { bucket: string } }>) => Promise<void>;

/** Admits administrators by the token in `Authorization: Firebase …`. Throws a 401, a 403, a 404 (other bucket). */
export function authorizeUpload(readSession: (token: string) => Promise<Session | null>): Authorize {
  return async (request) => {
    const [, token = ''] = /^Firebase +([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    request.session = await readSession(token);
    if (!request.session) throw new HttpError(401, 'Your session has ended. Please log in again.');
    if (request.session.user.role !== 'admin')
      throw new HttpError(403, 'Your account has no access to this.');
    if (request.params.bucket !== bucket) throw new HttpError(404, 'No such bucket.');
  };
}
