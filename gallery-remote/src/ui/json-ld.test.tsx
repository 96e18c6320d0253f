import { renderToString } from 'react-dom/server';
import { JsonLd } from './json-ld';

test('JSON-LD escapes a closing script tag and parses back unchanged', () => {
  const name = '</script><script>alert(1)</script>';
  const html = renderToString(<JsonLd data={{ '@type': 'VisualArtwork', name, artMedium: null }} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '');
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'VisualArtwork', name });
});
