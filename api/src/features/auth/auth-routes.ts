import { authPaths, type User } from '@gallery/shared/contract/account/user';
import { signedInSchema, userUpdatedSchema } from '@gallery/shared/contract/account/user.schema';
import {
  type LoginInput,
  loginSchema,
  type ProfileInput,
  profileSchema,
  type RegisterInput,
  registerSchema,
} from '@gallery/shared/contract/account/user-input.schema';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { secondStepNeededSchema } from '@gallery/shared/contract/log-in/second-step.schema';
import { and, eq, not, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { HttpError } from '../../http/answers/http-error';
import { requireUser, sessionOf } from '../../http/authentication';
import { limitFailures } from '../../http/rate-limit/failure-limit';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import { acceptFormData, formTypes } from '../../http/requests/form-data';
import { logSuccess } from '../../http/security-log';
import { isPasswordOver, userOf, users } from '../users/user.table';
import { type LogInRates, logInLimits } from './accounts/account-key';
import { type RegisterDeps, register, type SignedIn } from './accounts/register';
import { passwordMatches } from './password';
import { hasSecondStep } from './second-step/prove-second-step';
import { secondStepRoute } from './second-step/second-step-routes';
import { originOf, type SessionOrigin } from './sessions/session-origin';
import { endReplacedSession, endSession, startSession } from './sessions/sessions';
import { startWaiting } from './waiting-log-in';

export type AuthDeps = RegisterDeps & {
  tokenSecrets: readonly string[];
  rateLimits: RateLimits;
  onLoggedIn: OnLoggedIn;
};

/** Runs in the transaction of a log-in. */
export type OnLoggedIn = (tx: Database, account: typeof users.$inferSelect) => Promise<void>;

type RateLimits = LogInRates & Readonly<Record<'register' | 'codePerAccount', Rate>>;

export const authRoutes: FastifyPluginAsync<AuthDeps> = async (app, deps) => {
  acceptFormData(app);
  app.addHook('onRequest', noStore);
  registerRoute(app, deps);
  logInRoute(app, deps);
  secondStepRoute(app, deps);
  logOutRoute(app, deps);
  updateRoute(app, deps);
};

function registerRoute(app: FastifyInstance, deps: AuthDeps): void {
  const { db, rateLimits } = deps;
  app.post<{ Body: RegisterInput }>(
    authPaths.register,
    {
      schema: {
        tags,
        summary: 'Make an account',
        consumes: ['application/json', ...formTypes],
        body: registerSchema,
        response: { 201: signedInSchema, ...refusals(409, 422, 429) },
      },
      onRequest: limitRate(db, 'register', rateLimits.register),
    },
    async (request, reply) => {
      const data = await register(deps, request.body, originOf(request));
      logSuccess(request, 'an account was made', { account: data.user._id, factor: 'password' });
      return reply.code(201).send({ message: `Welcome, ${data.user.firstname}!`, data });
    },
  );
}

function logInRoute(app: FastifyInstance, deps: AuthDeps): void {
  const { db, rateLimits } = deps;
  app.post<{ Body: LoginInput }>(
    authPaths.login,
    {
      schema: {
        tags,
        summary: 'Log in',
        body: loginSchema,
        response: { 200: signedInSchema, 202: secondStepNeededSchema, ...refusals(401, 422, 429) },
      },
    },
    async (request, reply) => {
      const limits = logInLimits(request, request.body.email, rateLimits);
      const found = await limitFailures(db, reply, limits, () =>
        logIn(deps, request.body, originOf(request)),
      );
      if (!found) throw new HttpError(401, 'Email or password is wrong.');
      if ('ticket' in found) {
        const message = 'Enter the code of your authenticator app.';
        return reply.code(202).send({ message, second_step: { ticket: found.ticket } });
      }
      await endReplacedSession(db, request);
      logSuccess(request, 'a log-in succeeded', { account: found.user._id, factor: 'password' });
      const data = withNeed(app, found);
      return { message: `Welcome back, ${data.user.firstname}!`, data };
    },
  );
}

function logOutRoute(app: FastifyInstance, { db }: AuthDeps): void {
  app.post(
    authPaths.logout,
    {
      schema: {
        tags,
        summary: 'Log out: the token is no longer good',
        security,
        response: { 200: messageSchema, ...refusals(401) },
      },
      onRequest: requireUser,
    },
    async (request) => {
      await endSession(db, sessionOf(request).id);
      return { message: 'You are logged out.' };
    },
  );
}

function updateRoute(app: FastifyInstance, { db }: AuthDeps): void {
  app.put<{ Body: ProfileInput }>(
    authPaths.update,
    {
      schema: {
        tags,
        summary: "Change the caller's profile",
        body: profileSchema,
        security,
        response: { 200: userUpdatedSchema, ...refusals(401, 422) },
      },
      onRequest: requireUser,
    },
    async (request) => {
      const user = await updateProfile(db, sessionOf(request).user, request.body);
      return { message: 'Profile updated.', user };
    },
  );
}

const tags = ['Account'];
const security = [{ token: [] }];

/** Says that an administrator must set a second step up first. Who has one gets here with a code. */
function withNeed({ staffSecondStep }: FastifyInstance, { token, user }: SignedIn): SignedIn {
  const isNeeded = staffSecondStep && user.role === 'admin';
  return { token, user: isNeeded ? { ...user, needsSecondStep: true } : user };
}

/** Returns `null` in the same time for a wrong password and no account, and a ticket for a second step. */
async function logIn(
  { db, tokens, lifetimes, onLoggedIn }: AuthDeps,
  { email, password }: LoginInput,
  origin: SessionOrigin,
): Promise<SignedIn | { ticket: string } | null> {
  const [account] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  if (!account || !matches) return null;
  const started = await db.transaction(async (tx) => {
    const stillMatches = await lockPassword(tx, account);
    if (!stillMatches) return null;
    if (await hasSecondStep(tx, account.id)) return { ticket: await startWaiting(tx, account.id) };
    await onLoggedIn(tx, account);
    const { totalSeconds } = lifetimes[account.role];
    return startSession(tx, { userId: account.id, totalSeconds, origin });
  });
  if (!started || 'ticket' in started) return started;
  return { token: await tokens.sign(started), user: userOf(account) };
}

/** Tells whether the password is still the checked one and, if generated, has not ended. Changes wait until `tx` ends. */
async function lockPassword(tx: Database, { id, passwordHash }: typeof users.$inferSelect): Promise<boolean> {
  const [unchanged] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), not(isPasswordOver())))
    .for('share');
  return unchanged !== undefined;
}

async function updateProfile(db: Database, user: User, profile: ProfileInput): Promise<User> {
  const [updated] = await db.update(users).set(profile).where(eq(users.id, user._id)).returning();
  if (!updated) throw new HttpError(401, 'This account is no longer there.');
  return userOf(updated);
}
