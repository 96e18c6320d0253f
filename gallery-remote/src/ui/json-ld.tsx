type JsonLdProps = { data: { '@type': string } & Record<string, unknown> };

/** Tells machines what the page shows, in the words of schema.org; `undefined` and `null` members are left out. */
export function JsonLd({ data }: JsonLdProps) {
  const known = Object.entries(data).filter(([, value]) => value !== undefined && value !== null);
  const json = JSON.stringify({ '@context': 'https://schema.org', ...Object.fromEntries(known) });
  // A '<' could end the element.
  const html = json.replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a '<' is text to every parser
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
