import { applyWholeStyles, fetchWholeStyles } from './whole-styles';

const files = ['/static/main.css', '/remotes/gallery/static/app.css'];
const links = () => [...document.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = files.map((file) => `<link rel="stylesheet" data-href="${file}">`).join('');
});

test('fetches the complete files without applying them, and then applies them in place', () => {
  fetchWholeStyles();
  expect(links().map((link) => [link.getAttribute('href'), link.media])).toEqual(
    files.map((file) => [file, 'not all']),
  );
  applyWholeStyles();
  expect(links().map((link) => [link.getAttribute('href'), link.media])).toEqual(
    files.map((file) => [file, 'all']),
  );
});

test('fetches a failed file again', () => {
  jest.useFakeTimers();
  fetchWholeStyles();
  const [link] = links();
  link?.setAttribute('href', 'failed');
  link?.dispatchEvent(new Event('error'));
  jest.runAllTimers();
  expect(link?.getAttribute('href')).toBe(files[0]);
  jest.useRealTimers();
});

test('leaves a page with complete styles unchanged', () => {
  document.head.innerHTML = '<link rel="stylesheet" data-rspack="gallery:chunk-1">';
  fetchWholeStyles();
  applyWholeStyles();
  expect(document.head.innerHTML).toBe('<link rel="stylesheet" data-rspack="gallery:chunk-1">');
});
