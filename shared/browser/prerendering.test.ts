import { isPrerendering, whenOpened } from './prerendering';

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

test('a visit begins nothing until the visitor opens the page that was made ready', () => {
  Object.assign(document, { prerendering: true });
  const begin = jest.fn();
  whenOpened(begin);
  expect([isPrerendering(), begin.mock.calls.length]).toEqual([true, 0]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a page that the visitor asked for begins at once', () => {
  const begin = jest.fn();
  whenOpened(begin);
  expect(begin).toHaveBeenCalledTimes(1);
});
