import { coarseNetworkOf } from '@gallery/shared/domain/network';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device';

export type SessionOrigin = { device: string; network: string };

export function originOf({ headers, ip }: FastifyRequest): SessionOrigin {
  return { device: deviceOf(headers['user-agent']), network: coarseNetworkOf(ip) };
}
