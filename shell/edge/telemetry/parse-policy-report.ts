import Ajv, { type JSONSchemaType } from 'ajv';

type PolicyReport = { 'csp-report': { 'effective-directive': string; 'blocked-uri'?: string } };

const schema: JSONSchemaType<PolicyReport> = {
  type: 'object',
  required: ['csp-report'],
  properties: {
    'csp-report': {
      type: 'object',
      required: ['effective-directive'],
      properties: {
        'effective-directive': { type: 'string', pattern: '^[a-z-]{1,40}$' },
        'blocked-uri': { type: 'string', maxLength: 2048, nullable: true },
      },
    },
  },
};
const isPolicyReport = new Ajv({ strict: true }).compile(schema);

/** Names directive and kind, such as `img-src refused https`. `undefined` for anything that no browser sends. */
export function parsePolicyReport(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isPolicyReport(value)) return undefined;
    const { 'effective-directive': directive, 'blocked-uri': blocked = '' } = value['csp-report'];
    const [kind] = blocked.match(/^[a-z-]{1,30}/) ?? ['something'];
    return `${directive} refused ${kind}`;
  } catch {
    return undefined;
  }
}
