import { maxPreviewToken, type Preview, readPreviewToken } from '@gallery/shared/server/preview-token';
import { previewBanner } from '../pages/head/preview-banner';
import type { Site } from '../site/open-site';
import { previewCookie, readCookie, removeCookie, setCookie } from './cookies';
import type { PendingPreview, Visit, VisitorRequest } from './visit';

const tokenPattern = new RegExp(`^[\\w.-]{1,${maxPreviewToken}}$`);

type Options = { site: Pick<Site, 'registry' | 'readRegistry' | 'releaseSets' | 'preview'> };

/** Who looks at a named release with a link of staff. */
export function createPreviewVisitors({ site }: Options) {
  return { begin, visitOf, end: () => removeCookie(previewCookie) };

  /** The cookie of a link that is good, for as long as it is. A new link may be younger than what is known of the registry. */
  async function begin(token: string): Promise<string | undefined> {
    if (signedPreview(token) && !read(token)) await site.readRegistry();
    const preview = read(token);
    if (!preview) return undefined;
    site.preview(preview.digest); // begins to open it
    return setCookie(previewCookie, token, (Date.parse(preview.until) - Date.now()) / 1000);
  }

  /** `undefined`: no preview. One that has ended, or whose release was taken back, is left. */
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

  /** Only what the registry names as a preview; its key has signed the token. */
  function read(token: string): Preview | undefined {
    const preview = signedPreview(token);
    const isNamed = site.registry()?.previews.some(({ digest }) => digest === preview?.digest);
    return isNamed ? preview : undefined;
  }

  /** By the registry, and not over yet. */
  function signedPreview(token: string): Preview | undefined {
    const preview = readPreviewToken(site.registry()?.preview_key ?? '', token);
    return preview && Date.parse(preview.until) > Date.now() ? preview : undefined;
  }
}
