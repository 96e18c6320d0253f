import type { Page, Response } from '@playwright/test';

/** React's production build reports a failed hydration by this number, without the place. */
const failedHydration = 'React error #418';

/** Remembers the HTML of each page load, so that `differenceOf` can compare it with what the browser draws. */
export function followDocuments(page: Page): { differenceOf: (errors: string[]) => Promise<string> } {
  let last: Response | undefined;
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) last = response;
  });
  return {
    async differenceOf(errors) {
      if (!last || !errors.some((error) => error.includes(failedHydration))) return '';
      const html = await last.text().catch(() => '');
      const blank = await page.context().newPage();
      const found = await blank.evaluate(differences, [html, await page.content(), most] as const);
      await blank.close();
      return `The browser could not hydrate the edge's HTML. They differ here:\n${found}`;
    },
  };
}

const most = 20;

/** Runs in a page without a policy, because the product's forbids to parse HTML. */
function differences([edge, browser, limit]: readonly [string, string, number]): string {
  const found: string[] = [];
  compare(rootOf(edge), rootOf(browser));
  return found.slice(0, limit).join('\n');

  function rootOf(html: string): Element | undefined {
    const root = new DOMParser().parseFromString(html, 'text/html').querySelector('#root') ?? undefined;
    // The page's own scripts fill these after the hydration.
    for (const late of root?.querySelectorAll('noscript, picture, button') ?? []) late.remove();
    return root;
  }

  function compare(left?: Node, right?: Node): void {
    if (!left || !right || nameOf(left) !== nameOf(right)) {
      found.push(`edge: ${htmlOf(left)}\nbrowser: ${htmlOf(right)}`);
      return;
    }
    const [children, others] = [shown(left), shown(right)];
    const places = Math.max(children.length, others.length);
    for (let place = 0; place < places; place++) compare(children[place], others[place]);
  }

  function shown(node: Node): Node[] {
    return [...node.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  }

  function nameOf(node: Node): string {
    return node instanceof Element ? node.localName : (node.textContent ?? '');
  }

  function htmlOf(node?: Node): string {
    const text = node instanceof Element ? node.outerHTML : node?.textContent;
    return (text ?? 'nothing').slice(0, 200);
  }
}
