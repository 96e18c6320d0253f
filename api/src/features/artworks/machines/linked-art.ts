import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { historyLine } from '@gallery/shared/contract/catalogue/entries/history-lines';
import type { EntryKind } from '@gallery/shared/contract/catalogue/entries/work-entries';
import { artistPath, artworkPath } from '@gallery/shared/paths/gallery-paths';
import { linkedArtPath, manifestPath } from '@gallery/shared/paths/machine-paths';
import { imageFormat, imagesOf } from './work-images';

/** Returns a work as a Linked Art object (linked.art). Numbers are concepts of the Art & Architecture Thesaurus. */
export function linkedArtOf(work: Artwork, publicUrl: string): object {
  const images = imagesOf(work, publicUrl);
  const shows = images.map(({ url }) => digital(url, imageFormat));
  return {
    '@context': 'https://linked.art/ns/v1/linked-art.json',
    id: publicUrl + linkedArtPath(work._id),
    type: 'HumanMadeObject',
    _label: work.name_of_artwork,
    classified_as: typesOf(work),
    identified_by: [
      { type: 'Name', content: work.name_of_artwork, classified_as: [concept(300404670, 'Primary Name')] },
    ],
    referred_to_by: statementsOf(work),
    dimension: dimensionsOf(work),
    produced_by: productionOf(work, publicUrl),
    representation: shows.length > 0 ? [{ type: 'VisualItem', digitally_shown_by: shows }] : undefined,
    subject_of: [
      textAt(publicUrl + artworkPath(work._id), 'text/html', [concept(300264578, 'Web Page')]),
      ...(images.length > 0 ? [textAt(publicUrl + manifestPath(work._id), 'application/ld+json')] : []),
    ],
  };
}

type Concept = { id: string; type: 'Type'; _label: string; classified_as?: Concept[] };

function concept(number: number, _label: string, classified_as?: Concept[]): Concept {
  return { id: `http://vocab.getty.edu/aat/${number}`, type: 'Type', _label, classified_as };
}

const kinds: Partial<Record<Artwork['type_of_artwork'], Concept>> = {
  Painting: concept(300033618, 'Painting', [concept(300435443, 'Type of Work')]),
  Sculpture: concept(300047090, 'Sculpture', [concept(300435443, 'Type of Work')]),
};

function typesOf({ type_of_artwork: type }: Artwork): Concept[] {
  return [kinds[type], concept(300133025, 'Works of Art')].filter((one) => one !== undefined);
}

const historyConcepts: Partial<Record<EntryKind, Concept>> = {
  provenance: concept(300435438, 'Provenance Statement', [concept(300418049, 'Brief Text')]),
  exhibition: concept(300435424, 'Exhibition Statement', [concept(300418049, 'Brief Text')]),
};

function statementsOf({ materials, description, type_of_artwork: type, entries = [] }: Artwork) {
  const brief = [concept(300418049, 'Brief Text')];
  const statements = [
    { content: materials ?? '', about: concept(300435429, 'Material Statement', brief) },
    { content: description, about: concept(300435416, 'Description', brief) },
    { content: kinds[type] ? '' : type, about: concept(300435443, 'Type of Work', brief) },
    ...entries.flatMap((entry) => {
      const about = historyConcepts[entry.kind];
      return about ? { content: historyLine(entry), about } : [];
    }),
  ];
  return statements
    .filter(({ content }) => content !== '')
    .map(({ content, about }) => ({ type: 'LinguisticObject', content, classified_as: [about] }));
}

const centimetres = { id: 'http://vocab.getty.edu/aat/300379098', type: 'MeasurementUnit', _label: 'cm' };
const kilograms = { id: 'http://vocab.getty.edu/aat/300379226', type: 'MeasurementUnit', _label: 'kg' };

function dimensionsOf({ height_cm, width_cm, depth_cm, weight_kg }: Artwork) {
  const all = [
    { value: height_cm, unit: centimetres, of: concept(300055644, 'Height') },
    { value: width_cm, unit: centimetres, of: concept(300055647, 'Width') },
    { value: depth_cm, unit: centimetres, of: concept(300072633, 'Depth') },
    { value: weight_kg, unit: kilograms, of: concept(300056240, 'Weight') },
  ].filter(({ value }) => value !== null);
  if (all.length === 0) return undefined;
  return all.map(({ value, unit, of }) => ({ type: 'Dimension', classified_as: [of], value, unit }));
}

function productionOf({ artist_id: artist, year }: Artwork, publicUrl: string) {
  if (!artist && !year) return undefined;
  const name = artist && `${artist.firstname} ${artist.lastname}`;
  const by = artist && {
    id: publicUrl + artistPath(artist.slug ?? artist._id),
    type: 'Person',
    _label: name,
  };
  return {
    type: 'Production',
    carried_out_by: by ? [by] : undefined,
    timespan: year
      ? {
          type: 'TimeSpan',
          begin_of_the_begin: `${year}-01-01T00:00:00Z`,
          end_of_the_end: `${year}-12-31T23:59:59Z`,
        }
      : undefined,
  };
}

function digital(id: string, format: string, classified_as?: Concept[]) {
  return {
    type: 'DigitalObject',
    classified_as,
    format,
    access_point: [{ id, type: 'DigitalObject' }],
  };
}

function textAt(id: string, format: string, classified_as?: Concept[]) {
  return { type: 'LinguisticObject', digitally_carried_by: [digital(id, format, classified_as)] };
}
