import { sampleEdge } from '../testing/sample-edge';

test('tells researchers where to report a weakness, for less than a year', async () => {
  const edge = sampleEdge({ publicUrl: 'https://gallery.example' });
  const answer = await edge.app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    answer.body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:hello@uligallery.example',
    Canonical: 'https://gallery.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  await edge.app.close();
});
