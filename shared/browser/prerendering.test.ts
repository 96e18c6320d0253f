import { isPrerendering, whenOpened } from './first-view';

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

test('a prerendered page starts when the visitor opens it', () => {
  Object.assign(document, { prerendering: true });
  const begin = jest.fn();
  whenOpened(begin);
  expect([isPrerendering(), begin.mock.calls.length]).toEqual([true, 0]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a requested page starts at once', () => {
  const begin = jest.fn();
  whenOpened(begin);
  expect(begin).toHaveBeenCalledTimes(1);
});
