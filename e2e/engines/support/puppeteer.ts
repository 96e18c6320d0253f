import { rmSync } from 'node:fs';
import type { ElementHandle, Frame } from 'puppeteer-core';
import { temporaryFolder } from '../../support/processes/product';
import { callMs, type Engine, findShown, until } from './engine';

/** Puppeteer controls Firefox by WebDriver BiDi. */
export async function startPuppeteer(
  browserName: 'firefox' | 'chrome',
  executablePath: string,
): Promise<Engine> {
  const { launch } = await import('puppeteer-core');
  // Firefox refuses a home folder that another user owns.
  const home = temporaryFolder();
  const browser = await launch({
    browser: browserName,
    executablePath,
    args: browserName === 'chrome' && process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    env: { ...process.env, HOME: home },
    defaultViewport: { width: 1280, height: 800 },
    timeout: callMs,
    protocolTimeout: callMs,
  });
  // Firefox's first tab has no focus, so no element in it shows a focus ring.
  const page = await browser.newPage();
  let frame: Frame = page.mainFrame();

  const withShown = <Result>(xpath: string, work: (element: ElementHandle<Element>) => Promise<Result>) =>
    until(xpath, async () => {
      const element = (await frame.evaluateHandle(findShown, xpath)).asElement();
      return element && { result: await work(element as ElementHandle<Element>) };
    });
  return {
    open: async (address) => void (await page.goto(address, { timeout: callMs })),
    click: (xpath) => withShown(xpath, (element) => element.click()),
    type: (xpath, text) => withShown(xpath, (element) => element.type(text)),
    press: (key) => page.keyboard.press(key),
    text: (xpath) => withShown(xpath, (element) => element.evaluate(({ textContent }) => textContent ?? '')),
    evaluate: <Value>(expression: string) => frame.evaluate(expression) as Promise<Value>,
    async inFrame(xpath, work) {
      frame = await withShown(xpath, (element) =>
        (element as ElementHandle<HTMLIFrameElement>).contentFrame(),
      );
      await work();
      frame = page.mainFrame();
    },
    async stop() {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
