import { createHash } from 'node:crypto';
import { formatDateTime } from '@gallery/shared/domain/time';
import { releaseTitle } from '@gallery/shared/releases/release';

type Shown = { remote: string; version: string; until: string };

export const leavePreviewPath = '/preview/leave';

const css = [
  '.preview-banner{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:center;padding:.75rem 1rem;background:#231f20;color:#fff;font:1rem/1.4 sans-serif}',
  '.preview-banner p{margin:0}',
  '.preview-banner a{display:inline-block;padding:.5rem 0;color:#fff;text-decoration:underline}',
].join('');

export const previewBannerHash = createHash('sha256').update(css).digest('base64');

/** Appears above the page and covers nothing. Works without scripts, and outside of React. */
export function previewBanner({ remote, version, until }: Shown): string {
  const release = releaseTitle({ remote, version });
  return [
    `<style>${css}</style><aside class="preview-banner" aria-label="Preview">`,
    `<p>Preview of ${release}, until <time datetime="${until}">${formatDateTime(until)}</time>. Only you see it.</p>`,
    `<a href="${leavePreviewPath}" rel="nofollow">Leave the preview</a></aside>`,
  ].join('');
}
