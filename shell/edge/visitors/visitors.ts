import type { IncomingMessage } from 'node:http';
import { maxPreviewToken, type Preview, readPreviewToken } from '@gallery/shared/server/preview-token';
import { previewBanner } from '../pages/head/preview-banner';
import type { Site } from '../site/open-site';
import type { ReleaseSet } from '../site/release-set';
import { createCanaryVisitors, type Visit, type VisitorRequest } from './canary-visitors';
import { previewCookie, readCookie, removeCookie, setCookie } from './cookies';

type PendingPreview = { waitsFor: string };
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

const tokenPattern = new RegExp(`^[\\w.-]{1,${maxPreviewToken}}$`);

type Options = { site: Pick<Site, 'registry' | 'readRegistry' | 'releaseSets' | 'preview'> };

/** Selects the visitors who see a named release by a link from staff. */
function createPreviewVisitors({ site }: Options) {
  return { begin, visitOf, end: () => removeCookie(previewCookie) };

  /** Returns the cookie for a valid link, which lasts as long as the link. A new link may be newer than the edge's copy of the registry. */
  async function begin(token: string): Promise<string | undefined> {
    if (signedPreview(token) && !read(token)) await site.readRegistry();
    const preview = read(token);
    if (!preview) return undefined;
    site.preview(preview.digest); // starts to open it
    return setCookie(previewCookie, token, (Date.parse(preview.until) - Date.now()) / 1000);
  }

  /** Returns `undefined` without a preview. Leaves a preview that has ended or whose release was withdrawn. */
  function visitOf({ headers }: VisitorRequest): Visit | PendingPreview | undefined {
    if (!headers.cookie?.includes(`${previewCookie}=`)) return undefined;
    const token = readCookie(headers.cookie, previewCookie, tokenPattern);
    const preview = token ? read(token) : undefined;
    if (!preview) return { releaseSet: site.releaseSets.defaultSet(), cookie: removeCookie(previewCookie) };
    const open = site.preview(preview.digest);
    if (!open) return { waitsFor: preview.digest };
    const { remote, version } = open.release;
    return {
      releaseSet: site.releaseSets.of({ [remote]: open }),
      banner: previewBanner({ remote, version, until: preview.until }),
    };
  }

  /** Accepts only a preview that the registry names; its key has signed the token. */
  function read(token: string): Preview | undefined {
    const preview = signedPreview(token);
    const isNamed = site.registry()?.previews.some(({ digest }) => digest === preview?.digest);
    return isNamed ? preview : undefined;
  }

  function signedPreview(token: string): Preview | undefined {
    const preview = readPreviewToken(site.registry()?.preview_key ?? '', token);
    return preview && Date.parse(preview.until) > Date.now() ? preview : undefined;
  }
}
