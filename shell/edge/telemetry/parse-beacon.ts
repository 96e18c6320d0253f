import { remoteNames } from '@gallery/shared/contract/releases/releases';
import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';
import { vitalNames } from '@gallery/shared/contract/telemetry/vitals';
import Ajv, { type JSONSchemaType } from 'ajv';

const names = [...remoteNames, 'shell'];
const digest = { type: 'string', pattern: '^[0-9a-f]{16}$' } as const;
const releases = Object.fromEntries(names.map((name) => [name, { ...digest, nullable: true }]));
const token = { type: 'string', pattern: '^[\\w.-]{1,80}$' } as const;
const tokens = Object.fromEntries(names.map((name) => [name, { ...token, nullable: true }]));

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['view', 'route', 'releases', 'failed', 'errors', 'vitals'],
  properties: {
    view: { type: 'boolean' },
    route: { type: 'string', maxLength: 200, pattern: '^/[\\w/:.*-]*$' },
    releases: { type: 'object', additionalProperties: false, required: [], properties: releases },
    tokens: {
      type: 'object',
      nullable: true,
      additionalProperties: false,
      required: [],
      properties: tokens,
    },
    failed: {
      type: 'array',
      maxItems: names.length,
      uniqueItems: true,
      items: { type: 'string', enum: names },
    },
    errors: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['remote', 'message'],
        properties: {
          remote: { type: 'string', enum: names },
          message: { type: 'string', minLength: 1, maxLength: 200 },
        },
      },
    },
    vitals: {
      type: 'array',
      maxItems: vitalNames.length,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'value'],
        properties: {
          name: { type: 'string', enum: vitalNames },
          value: { type: 'number', minimum: 0, maximum: 3_600_000 },
        },
      },
    },
  },
};

const isBeacon = new Ajv({ strict: true }).compile<Beacon>(schema as unknown as JSONSchemaType<Beacon>);

/** Returns `undefined` for anything that our own pages would not send. */
export function parseBeacon(text: string): Beacon | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isBeacon(value) && hasEachOnce(value.vitals) ? value : undefined;
  } catch {
    return undefined;
  }
}

function hasEachOnce(vitals: Beacon['vitals']): boolean {
  return new Set(vitals.map(({ name }) => name)).size === vitals.length;
}
