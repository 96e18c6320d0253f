import { brand } from '@gallery/shared/brand';
import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { historyLine } from '@gallery/shared/contract/catalogue/entries/history-lines';
import type { EntryKind } from '@gallery/shared/contract/catalogue/entries/work-entries';
import { artworkPath, homePath } from '@gallery/shared/paths/gallery-paths';
import { linkedArtPath, manifestPath } from '@gallery/shared/paths/machine-paths';
import { imageFormat, imagesOf, type WorkImage } from './work-images';

/** Returns the manifest of a work by the IIIF Presentation API 3, or `null` without a picture. */
export function manifestOf(work: Artwork, publicUrl: string): object | null {
  const images = imagesOf(work, publicUrl);
  const [first] = images;
  if (!first) return null;
  const id = publicUrl + manifestPath(work._id);
  return {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id,
    type: 'Manifest',
    label: named(work.name_of_artwork),
    summary: work.description ? { en: [work.description] } : undefined,
    metadata: factsOf(work).map(([label, ...values]) => ({
      label: { en: [label] },
      value: { none: values },
    })),
    requiredStatement: { label: { en: ['Shown by'] }, value: named(brand.name) },
    provider: [
      {
        id: publicUrl + homePath,
        type: 'Agent',
        label: named(brand.name),
        homepage: [pageOf(publicUrl + homePath, brand.name)],
      },
    ],
    homepage: [pageOf(publicUrl + artworkPath(work._id), work.name_of_artwork)],
    seeAlso: [
      {
        id: publicUrl + linkedArtPath(work._id),
        type: 'Dataset',
        label: { en: ['Linked Art'] },
        format: 'application/ld+json',
        profile: 'https://linked.art/ns/v1/linked-art.json',
      },
    ],
    thumbnail: [bodyOf(first)],
    items: images.map((image, at) => canvasOf(image, `${id}/canvas/${at + 1}`)),
  };
}

/** A name has no language of its own. */
const named = (text: string) => ({ none: [text] });

/** A label may have several values, such as the steps of a provenance. */
function factsOf(work: Artwork): [label: string, ...values: string[]][] {
  const { artist_id: artist, year, materials, height_cm, width_cm, depth_cm } = work;
  const size = [height_cm, width_cm, depth_cm].filter((length) => length !== null).join(' × ');
  const linesOf = (kind: EntryKind) =>
    (work.entries ?? []).filter((one) => one.kind === kind).map(historyLine);
  const facts: [string, ...string[]][] = [
    ['Artist', artist ? `${artist.firstname} ${artist.lastname}` : ''],
    ['Date', year ? String(year) : ''],
    ['Type', work.type_of_artwork],
    ['Materials', materials ?? ''],
    ['Size', size && `${size} cm`],
    ['Provenance', ...linesOf('provenance')],
    ['Exhibitions', ...linesOf('exhibition')],
  ];
  return facts.filter(([, value]) => value);
}

function pageOf(id: string, label: string) {
  return { id, type: 'Text', label: named(label), format: 'text/html', language: ['en'] };
}

function canvasOf(image: WorkImage, id: string) {
  const painting = { id: `${id}/image`, type: 'Annotation', motivation: 'painting', body: bodyOf(image) };
  return {
    id,
    type: 'Canvas',
    label: named(image.label),
    height: image.height,
    width: image.width,
    items: [{ id: `${id}/page`, type: 'AnnotationPage', items: [Object.assign(painting, { target: id })] }],
  };
}

function bodyOf({ url, width, height }: WorkImage) {
  return { id: url, type: 'Image', format: imageFormat, width, height };
}
