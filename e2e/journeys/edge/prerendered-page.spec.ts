import { openPrerenderingTab } from '../../../scripts/tests/browser/prerendering-tab.mjs';
import { systemChromium } from '../../../scripts/tests/programs/system-programs.mjs';
import { sessionKey } from '../../support/account';
import { requestAccount } from '../../support/customer';
import { expect, test } from '../../support/visit';

const card = 'main a[href^="/art-page/"]';

test('the browser prerenders a pressed work before the scripts arrive', {
  tag: '@browser',
}, async ({ page, gallery }) => {
  const { token, user } = (await (await requestAccount(page)).json()).data;
  const session = JSON.stringify({ version: 1, token, user, isLoggedIn: true });
  const tab = await openPrerenderingTab(process.env.CHROMIUM || systemChromium() || '');
  try {
    await tab.open(`${gallery.url}/about`);
    await tab.run(`localStorage.setItem('${sessionKey}', ${JSON.stringify(session)})`);
    await tab.block(['*/static/*.js']);
    await tab.open(gallery.url);
    const title = await tab.run(`document.querySelector('${card} [id] > span').textContent`);
    const pressed = await tab.press(card);
    await tab.prerendered();
    expect(await tab.run('document.prerendering')).toBe(true);
    await tab.release(pressed);

    await expect.poll(() => tab.run('document.prerendering')).toBe(false);
    const activation = "performance.getEntriesByType('navigation')[0].activationStart";
    expect(await tab.run(activation)).toBeGreaterThan(0);
    expect(await tab.run("document.querySelector('h1').textContent")).toBe(title);
    await expect.poll(() => tab.run("'hydrated' in document.documentElement.dataset")).toBe(true);
    await expect.poll(() => tab.run("document.querySelector('header nav').innerText")).toContain('Dashboard');
    expect(await tab.run("document.querySelector('header nav').innerText")).not.toContain('Login');
    await tab.run(`document.querySelector('header nav a[href="/about"]').click()`);
    await expect.poll(() => tab.run("document.querySelector('h1')?.textContent")).toBe('About');
    expect(tab.errors).toEqual([]);
  } finally {
    await tab.close();
  }
});
