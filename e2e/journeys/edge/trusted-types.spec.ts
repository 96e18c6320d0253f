import { expect, test } from '../../support/visit';

// The reports would count as errors of the shell in the gallery that other tests share.
test.use({ expectedErrors: /Trusted|Content Security Policy/, settings: { HOLD_MINUTES: '12' } });

test('a page refuses HTML and scripts from a string, and reports it to the edge', async ({ page }) => {
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
});
