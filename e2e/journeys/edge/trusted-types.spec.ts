import { expect, test } from '../../support/visit';

// The reports count as errors of the shell, which another journey lists.
test.use({ expectedErrors: /Trusted|Content Security Policy/, isConstant: true });

test('a page refuses HTML and scripts from a string, reports it to the edge, and may change its data for search engines', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const report = page.waitForResponse(/\/policy-reports$/);
  const refused = await page.evaluate(() => {
    const attempts = [
      () => Object.assign(document.createElement('p'), { innerHTML: '<img src="x">' }),
      () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }),
      () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  expect((await report).status()).toBe(204);
  expect(await page.evaluate(changeData)).toBe('{"price":2}');
});

function changeData(): string | null {
  const data = document.createElement('script');
  data.type = 'application/ld+json';
  data.innerHTML = '{"price":1}';
  document.head.append(data);
  data.innerHTML = '{"price":2}';
  return data.textContent;
}
