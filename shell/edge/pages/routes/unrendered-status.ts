import { matchRoute } from './release-routes';
import type { UnrenderedPage } from './unrendered-head';

/** In milliseconds. Together with the render before it, the first text arrives within 2 s. */
const askMs = 400;

/** Asks the API whether an id exists; without its answer, the edge uses what it knows. */
export async function unrenderedStatus(
  apiUrl: string,
  { release, pathname, isMissing = false }: UnrenderedPage & { isMissing?: boolean },
): Promise<200 | 404> {
  if (!release) return 200;
  const found = matchRoute(release.routes, pathname);
  const status = isMissing || !found ? 404 : 200;
  const exists = found?.route.exists;
  const id = decodeURIComponent(found?.id ?? '').toLowerCase();
  if (!exists || !id) return status;
  const url = `${apiUrl}/api${exists.replace(':id', encodeURIComponent(id))}`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(askMs), redirect: 'error' });
    const text = (await answer.text()).toLowerCase();
    if (answer.ok) return text.includes(id) ? 200 : 404;
    return answer.status === 404 ? 404 : status;
  } catch {
    return status;
  }
}
