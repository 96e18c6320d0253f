import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { administratorPaths } from '@gallery/shared/contract/staff/administrators';
import {
  administratorSavedSchema,
  administratorSchema,
  administratorsSchema,
  invitationSavedSchema,
} from '@gallery/shared/contract/staff/administrators.schema';
import {
  type ChangeRoleInput,
  changeRoleSchema,
  type InviteInput,
  inviteSchema,
} from '@gallery/shared/contract/staff/administrators-input.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../http/admin-gate';
import { refusals, staleEdit } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import { changeRole, removeAccess } from './change-administrator';
import { type AdministratorDeps, invitationRoutes } from './invitation-routes';
import { invite, resendInvitation, withdrawInvitation } from './invite';
import { listAdministrators } from './list-administrators';

const common = { tags: ['Administrators'], security: [{ token: [] }] };

export const administratorRoutes: FastifyPluginAsync<AdministratorDeps> = async (app, deps) => {
  app.register(invitationRoutes, deps);
  app.register(ownerRoutes, deps);
};

const ownerRoutes: FastifyPluginAsync<AdministratorDeps> = async (app, deps) => {
  adminOnly(app, 'administrators', 'administrators');
  administrators(app, deps);
  invitations(app, deps);
};

type One = { Params: { id: string } };

function administrators(app: FastifyInstance, { db }: AdministratorDeps): void {
  app.get(
    administratorPaths.list,
    {
      schema: {
        ...common,
        summary: 'Administrators with their roles and last use, and open invitations',
        response: { 200: administratorsSchema, ...refusals(401, 403) },
      },
    },
    () => listAdministrators(db),
  );

  app.put<One & { Body: ChangeRoleInput }>(
    administratorPaths.one(':id'),
    {
      schema: {
        ...common,
        summary: "Change an administrator's role, which ends the person's sessions",
        body: changeRoleSchema,
        response: {
          200: administratorSavedSchema,
          ...refusals(401, 403, 404, 422),
          ...staleEdit({ administrator: administratorSchema }),
        },
      },
    },
    async (request) => {
      const by = sessionOf(request).user._id;
      const administrator = await changeRole(db, request.params.id, request.body, by);
      return { message: `${administrator.name} is ${administrator.role} now.`, administrator };
    },
  );

  app.delete<One>(
    administratorPaths.one(':id'),
    {
      schema: {
        ...common,
        summary: "Remove an administrator's access, which leaves a customer's account",
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const name = await removeAccess(db, request.params.id, sessionOf(request).user._id);
      return { message: `${name} has no access to the back office any more.` };
    },
  );
}

function invitations(app: FastifyInstance, { db, outbox }: AdministratorDeps): void {
  app.post<{ Body: InviteInput }>(
    administratorPaths.invitations,
    {
      schema: {
        ...common,
        summary: 'Invite a person to the back office by email',
        body: inviteSchema,
        response: { 201: invitationSavedSchema, ...refusals(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const invitation = await invite(db, outbox, request.body, sessionOf(request).user._id);
      return reply.code(201).send({ message: `Invitation sent to ${invitation.email}.`, invitation });
    },
  );

  app.post<One>(
    administratorPaths.resend(':id'),
    {
      schema: {
        ...common,
        summary: 'Send an invitation again, with a new link',
        response: { 200: invitationSavedSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const by = sessionOf(request).user._id;
      const invitation = await resendInvitation(db, outbox, request.params.id, by);
      return { message: `Invitation sent to ${invitation.email} again.`, invitation };
    },
  );

  app.delete<One>(
    administratorPaths.invitation(':id'),
    {
      schema: {
        ...common,
        summary: 'Withdraw an invitation',
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const email = await withdrawInvitation(db, request.params.id, sessionOf(request).user._id);
      return { message: `The invitation of ${email} is withdrawn.` };
    },
  );
}
