import type { RemoteName } from '@gallery/shared/host';
import type { Linked, ShellBuild, View } from '../../remotes/shell-build';
import type { ReleaseSet } from '../../site/release-set';
import { inlineStyle, type Stylesheet } from './stylesheet';

/** Returns the stylesheets of a view's page in cascade order. */
export async function pageStylesheets(site: ReleaseSet, view: View): Promise<Stylesheet[]> {
  const ofView = view.css.map(async (linked) => ({
    ...linked,
    inline: inlineOf(linked, await fileOf(site, linked)),
  }));
  return [...shellStylesheets(site.shell), ...(await Promise.all(ofView))];
}

export function shellStylesheets({ assets, files }: ShellBuild): Stylesheet[] {
  const hrefs = assets.files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`);
  return hrefs.map((href) => ({ href, inline: inlineOf({ href }, files.get(nameOf(href))) }));
}

/** A file that the edge lacks stays a link. */
function inlineOf({ href }: Pick<Linked, 'href'>, file?: Buffer) {
  return file && inlineStyle(href, file);
}

async function fileOf({ shell, remotes }: ReleaseSet, { href }: Linked): Promise<Buffer | undefined> {
  const [, remote] = href.match(/^\/remotes\/(\w+)\//) ?? [];
  return remote
    ? remotes[remote as RemoteName].file(`static/${nameOf(href)}`)
    : shell.files.get(nameOf(href));
}

const nameOf = (href: string) => href.slice(href.lastIndexOf('/') + 1);
