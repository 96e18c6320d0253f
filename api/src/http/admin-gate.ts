import { type Ability, mayDo, roleRefusal, staffRoleOf } from '@gallery/shared/contract/account/roles';
import type { User } from '@gallery/shared/contract/account/user';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noStore } from './answers/cache-control';
import { HttpError } from './answers/http-error';
import { lacksSecondStep, requireUser, sessionOf } from './authentication';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the caller's role must allow. Without it, the route is not for administrators. */
    ability?: Ability;
  }
}

/** Admits administrators to all routes of `app`: reading needs `reads`, other methods need `writes`, unless a route names its own ability. */
export function adminOnly(app: FastifyInstance, writes: Ability, reads: Ability = 'read'): void {
  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
    const ability = route.config?.ability ?? (isRead ? reads : writes);
    route.config = Object.assign({}, route.config, { ability });
  });
  app.addHook('onRequest', admit);
  app.addHook('onRequest', noStore);
}

/** The options of one route for administrators among others. */
export function needs(ability: Ability) {
  return { config: { ability }, onRequest: admit };
}

async function admit(request: FastifyRequest): Promise<void> {
  const { ability } = request.routeOptions.config;
  // A route of `adminOnly` has one, and an address without a route is nobody's.
  await requireAbility(request, ability ?? 'administrators');
}

/** For a route that only some requests to it need an ability for. */
export async function requireAbility(request: FastifyRequest, ability: Ability): Promise<void> {
  await requireUser(request);
  const session = sessionOf(request);
  refuseRole(session.user, ability);
  if (lacksSecondStep(request, session)) throw new HttpError(403, secondStepMessage);
}

const secondStepMessage = 'Set up a second step for your log-in on your profile first.';

/** Throws a 403 that names the role which the account lacks. */
export function refuseRole(user: User, ability: Ability): void {
  const role = staffRoleOf(user);
  if (!role) throw new HttpError(403, 'Your account has no access to this.');
  if (!mayDo(role, ability)) throw new HttpError(403, roleRefusal(role, ability));
}
