import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import type { ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import type { ComponentType } from 'react';
import { Chapter } from '../../ui/chapter/chapter';
import { DatedList } from '../../ui/chapter/dated-list';
import { Paragraphs } from '../../ui/chapter/paragraphs';
import { ArtistHead } from './artist-head';
import { ArtistMeta } from './artist-meta';
import styles from './artist-page.module.css';
import { ArtistWorks, type Card } from './artist-works';

type ArtistPageProps = {
  artist: Artist;
  works: ArtworksAnswer | undefined;
  Card: Card;
  Follow: ComponentType<{ artist: Artist; hasWorks: boolean }>;
  FollowByEmail: ComponentType<{ artist: Artist }>;
};

export function ArtistPage({ artist, works, Card, Follow, FollowByEmail }: ArtistPageProps) {
  const shown = works?.artworks.find(({ picture }) => picture !== null);
  return (
    <article>
      <ArtistMeta artist={artist} work={shown} />
      <ArtistHead
        artist={artist}
        follow={<Follow artist={artist} hasWorks={works?.total !== 0} />}
        shown={shown}
        works={works?.artworks ?? []}
      />
      {works && <ArtistWorks artist={artist} answer={works} Card={Card} />}
      <Chapter title="Biography">
        <Paragraphs text={artist.artist_bio} />
      </Chapter>
      <ArtistExhibitions exhibitions={artist.exhibitions ?? []} />
      <FollowByEmail artist={artist} />
    </article>
  );
}

function ArtistExhibitions({ exhibitions }: { exhibitions: NonNullable<Artist['exhibitions']> }) {
  if (exhibitions.length === 0) return null;
  const entries = exhibitions.map(({ year, title, place }, position) => ({
    key: String(position),
    year,
    content: (
      <>
        <span className={styles.title}>{title}</span> <span className={styles.place}>{place}</span>
      </>
    ),
  }));
  return (
    <Chapter title="Exhibitions">
      <DatedList entries={entries} />
    </Chapter>
  );
}
