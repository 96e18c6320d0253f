type JsonLdProps = { data: { '@type': string } & Record<string, unknown> };

/** Renders schema.org data for search engines. Leaves out `undefined` and `null` members. */
export function JsonLd({ data }: JsonLdProps) {
  const known = Object.entries(data).filter(([, value]) => value !== undefined && value !== null);
  const json = JSON.stringify({ '@context': 'https://schema.org', ...Object.fromEntries(known) });
  // A '<' could end the script element.
  const html = json.replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a '<' is text to every parser
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
