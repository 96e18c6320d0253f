import { forgetContainer, loadExposed } from './load-container';

const scope = { react: {} };
const entry = '/remotes/gallery/static/remoteEntry.js';

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: { default: scope },
  });
});

afterEach(() => {
  forgetContainer('gallery');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('an entry that the page has begun already is waited for, not fetched again', async () => {
  const script = Object.assign(document.createElement('script'), { src: entry });
  script.setAttribute('src', entry);
  script.type = 'text/plain'; // jsdom fetches nothing
  document.head.append(script);
  const loading = loadExposed('gallery', entry);
  const init = provideContainer('the gallery');
  script.dispatchEvent(new Event('load'));
  expect(await loading).toBe('the gallery');
  expect(init).toHaveBeenCalledWith(scope);
  expect(document.scripts).toHaveLength(1);
});

test('an entry that has run is asked at once, though an element has the same name', async () => {
  document.body.append(Object.assign(document.createElement('section'), { id: 'gallery' }));
  provideContainer('the gallery');
  expect(await loadExposed('gallery', entry)).toBe('the gallery');
  expect(document.scripts).toHaveLength(0);
});

test('an entry that fails, or brings nothing, fails the area', async () => {
  const failing = loadExposed('gallery', entry);
  document.scripts[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('gallery is not available');
  const empty = loadExposed('gallery', `${entry}?retry=1`);
  document.scripts[1]?.dispatchEvent(new Event('load'));
  await expect(empty).rejects.toThrow('the entry of gallery brings no container');
});

function provideContainer(exposed: string) {
  const init = jest.fn();
  Object.assign(globalThis, { gallery: { init, get: async () => () => exposed } });
  return init;
}
