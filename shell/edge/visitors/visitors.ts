import type { IncomingMessage } from 'node:http';
import type { Site } from '../site/open-site';
import type { SiteView } from '../site/site-view';
import { createCanaryVisitors } from './canary-visitors';
import { createPreviewVisitors } from './preview-visitors';
import type { Asking, Visit, Waiting } from './visit';

export type Visitors = ReturnType<typeof createVisitors>;

/** Which releases a visitor gets: a preview comes before a canary. */
export function createVisitors(site: Site, addressOf: (request: IncomingMessage) => string) {
  const previews = createPreviewVisitors({ site });
  const canaries = createCanaryVisitors({ site, addressOf });
  return { previews, visitOf, viewOf };

  /** `undefined`: what everybody gets. */
  function visitOf(request: Asking): Visit | Waiting | undefined {
    return previews.visitOf(request) ?? canaries.visitOf(request);
  }

  function viewOf(request: Asking): SiteView {
    const visit = visitOf(request);
    return visit && 'view' in visit ? visit.view : site.views.everybody();
  }
}
