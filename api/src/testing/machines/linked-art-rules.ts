const uri = { type: 'string', pattern: '^https?://[^\\s]+$' };
const time = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' };
const content = { type: 'string', minLength: 1 };
const name = {
  id: { type: 'string', pattern: '^http://vocab\\.getty\\.edu/aat/\\d{9}$' },
  _label: content,
};
const concept = part('Type', name, { classified_as: list(part('Type', name)) });
const unit = part('MeasurementUnit', name);

const concepts = list(concept);
const reference = part('DigitalObject', { id: uri });
const digital = part(
  'DigitalObject',
  { format: content, access_point: list(reference) },
  { classified_as: concepts },
);

/** What the Linked Art model requires of an object, and of each property that we send. */
export const linkedArtSchema = part(
  'HumanMadeObject',
  {
    '@context': { const: 'https://linked.art/ns/v1/linked-art.json' },
    id: uri,
    _label: content,
    classified_as: concepts,
    identified_by: list(part('Name', { content, classified_as: concepts })),
    referred_to_by: list(part('LinguisticObject', { content, classified_as: concepts })),
    subject_of: list(part('LinguisticObject', { digitally_carried_by: list(digital) })),
  },
  {
    dimension: list(part('Dimension', { value: { type: 'number' }, unit, classified_as: concepts })),
    produced_by: part(
      'Production',
      {},
      {
        carried_out_by: list(part('Person', { id: uri, _label: content })),
        timespan: part('TimeSpan', {
          begin_of_the_begin: time,
          end_of_the_end: time,
        }),
      },
    ),
    representation: list(part('VisualItem', { digitally_shown_by: list(digital) })),
  },
);

function list(items: object) {
  return { type: 'array', minItems: 1, items };
}

function part(type: string, required: Record<string, object>, optional: Record<string, object> = {}) {
  return {
    type: 'object',
    required: Object.keys(required).concat('type'),
    properties: Object.assign({ type: { const: type } }, required, optional),
    additionalProperties: false,
  };
}
