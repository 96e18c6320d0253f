import type { IncomingMessage } from 'node:http';
import type { Site } from '../site/open-site';
import type { ReleaseSet } from '../site/release-set';
import { createCanaryVisitors } from './canary-visitors';
import { createPreviewVisitors } from './preview-visitors';
import type { PendingPreview, Visit, VisitorRequest } from './visit';

export type Visitors = ReturnType<typeof createVisitors>;

/** Selects a visitor's releases; a preview takes precedence over a canary. */
export function createVisitors(site: Site, addressOf: (request: IncomingMessage) => string) {
  const previews = createPreviewVisitors({ site });
  const canaries = createCanaryVisitors({ site, addressOf });
  return { previews, visitOf, releaseSetOf, isDrawn: canaries.isDrawn };

  /** Returns `undefined` for a visitor who gets the default. */
  function visitOf(request: VisitorRequest): Visit | PendingPreview | undefined {
    return previews.visitOf(request) ?? canaries.visitOf(request);
  }

  function releaseSetOf(request: VisitorRequest): ReleaseSet {
    const visit = visitOf(request);
    return visit && 'releaseSet' in visit ? visit.releaseSet : site.releaseSets.defaultSet();
  }
}
