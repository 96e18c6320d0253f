import { usePublicUrl } from '@gallery/shared/host';
import { useEffect } from 'react';
import { brand } from '../../brand/brand';

type PageMetaProps = {
  title: string;
  description: string;
  /** The path and query of the canonical address. */
  path?: string;
  image?: string;
  noindex?: boolean;
};

/** React lifts the tags into the head, on the server and in the browser. */
export function PageMeta({ title, description, path, image, noindex = false }: PageMetaProps) {
  const publicUrl = usePublicUrl();
  const name = `${title} · ${brand.name}`;
  useEffect(removeTagsOfEdge, []);
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      {path !== undefined && <link rel="canonical" href={publicUrl + path} />}
      {path !== undefined && <meta property="og:url" content={publicUrl + path} />}
      {image && <meta property="og:image" content={publicUrl + image} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}

/** A page that the edge could not render has its route's title and address. */
function removeTagsOfEdge() {
  for (const tag of document.querySelectorAll('head > [data-edge]')) tag.remove();
}
