const id = { type: 'string', pattern: '^https?://[^\\s]+$' };
const size = { type: 'integer', minimum: 1 };
/** A map of languages; 'none' for a name. */
const text = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^(none|[a-z]{2,3}(-[A-Za-z]+)?)$' },
  additionalProperties: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
};
const pair = object({ label: text, value: text });
const external = object({ id, type: { type: 'string' }, label: text, format: mediaType() });
const image = object({
  id,
  type: { const: 'Image' },
  format: mediaType('image'),
  width: size,
  height: size,
});
const annotation = object({
  id,
  type: { const: 'Annotation' },
  motivation: { const: 'painting' },
  body: image,
  target: id,
});
const page = object({ id, type: { const: 'AnnotationPage' }, items: list(annotation) });
const canvas = object({
  id,
  type: { const: 'Canvas' },
  label: text,
  height: size,
  width: size,
  items: list(page),
});

/** What the IIIF Presentation API 3.0 requires of a manifest with pictures, and of each property that we send. */
export const iiifManifestSchema = object(
  {
    '@context': { const: 'http://iiif.io/api/presentation/3/context.json' },
    id,
    type: { const: 'Manifest' },
    label: text,
    items: list(canvas),
    metadata: { type: 'array', items: pair },
    requiredStatement: pair,
    provider: list(object({ id, type: { const: 'Agent' }, label: text, homepage: list(external) })),
    homepage: list(external),
    seeAlso: list(external),
    thumbnail: list(image),
  },
  { summary: text },
);

function mediaType(kind = '[a-z]+') {
  return { type: 'string', pattern: `^${kind}/[a-z0-9.+-]+$` };
}

function list(items: object) {
  return { type: 'array', minItems: 1, items };
}

/** Refuses every property that is not named, except in parts that others extend. */
function object(required: Record<string, object>, optional: Record<string, object> = {}) {
  const more = { profile: { type: 'string' }, language: { type: 'array', items: { type: 'string' } } };
  return {
    type: 'object',
    required: Object.keys(required),
    properties: Object.assign({}, required, optional, more),
    additionalProperties: false,
  };
}
