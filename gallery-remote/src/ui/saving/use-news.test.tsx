import { renderApp } from '@gallery/shared/testing/render-app';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { waitFor } from '@testing-library/react';
import { useNews } from './use-news';

function News() {
  useNews();
  return null;
}

afterEach(() => sessionStorage.clear());

test('a customer hears of new works once in a session of the browser', async () => {
  let calls = 0;
  stubApi({
    '/following/news': () => {
      calls += 1;
      return { unseen: 3 };
    },
  });
  const { notify, unmount } = renderApp(<News />, '/', { session: customerSession() });
  const text = '3 new works since your last visit. See them in your account, under Following.';
  await waitFor(() => expect(notify).toHaveBeenCalledWith(text, 'success'));
  unmount();
  const again = renderApp(<News />, '/', { session: customerSession() });
  expect(again.notify).not.toHaveBeenCalled();
  expect(calls).toBe(1);
});

test('a visit without news stays quiet', async () => {
  const { requested } = countCalls();
  const { notify } = renderApp(<News />, '/', { session: customerSession() });
  await waitFor(() => expect(requested()).toBe(1));
  expect(notify).not.toHaveBeenCalled();
});

function countCalls() {
  let calls = 0;
  stubApi({
    '/following/news': () => {
      calls += 1;
      return { unseen: 0 };
    },
  });
  return { requested: () => calls };
}
