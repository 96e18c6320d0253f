import {
  type Picture,
  sharePictureUrl,
  shareSize,
} from '@gallery/shared/contract/catalogue/pictures/picture';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';

type ShareMetaProps = {
  title: string;
  /** The page's own text, which this shortens to whole sentences. */
  text: string;
  path: string;
  picture: Picture | null;
  alt: string;
  /** The picture while no smaller ones exist. */
  fallback: string | undefined;
};

/** The tags of a page whose shared link shows a picture of the record. */
export function ShareMeta({ title, text, path, picture, alt, fallback }: ShareMetaProps) {
  const image = picture ? sharePictureUrl(picture) : fallback;
  return (
    <>
      <PageMeta title={title} description={summaryOf(text)} path={path} image={image} />
      {image && <meta property="og:image:alt" content={alt} />}
      {picture && <meta property="og:image:width" content={String(shareSize.width)} />}
      {picture && <meta property="og:image:height" content={String(shareSize.height)} />}
    </>
  );
}

const maxLength = 200;

/** Returns the first whole sentences of a text, for search engines and shared links. A long first sentence ends after a word. */
export function summaryOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= maxLength) return flat;
  const sentences = flat.slice(0, maxLength + 1).match(/^.*[.!?…][”’"')]?(?=\s)/)?.[0];
  if (sentences) return sentences;
  return `${flat.slice(0, maxLength - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
