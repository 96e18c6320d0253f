import type { ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import type { FastifyInstance } from 'fastify';
import type { Database, OpenDatabase } from '../../db/client';
import { artists } from '../../features/artists/artist.table';
import { artworks } from '../../features/artworks/artwork.table';
import { openTestDatabase } from '../database/test-database';
import { buildTestApp } from '../server/test-app';

type Catalogue = { app: FastifyInstance; db: Database; list: (query?: string) => Promise<ArtworksAnswer> };

export function setUpCatalogue(): Catalogue {
  let database: OpenDatabase;
  const catalogue = { list } as Catalogue; // filled before the first test
  beforeAll(async () => {
    database = await openTestDatabase();
    Object.assign(catalogue, { app: buildTestApp(database.db), db: database.db });
  });
  beforeEach(async () => {
    await database.db.delete(artworks);
    await database.db.delete(artists);
  });
  afterAll(async () => {
    await catalogue.app.close();
    await database.close();
  });
  return catalogue;

  async function list(query = ''): Promise<ArtworksAnswer> {
    const answer = await catalogue.app.inject(`/api/artwork${query && `?${query}`}`);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
}

export const namesIn = (answer: ArtworksAnswer) => answer.artworks.map((work) => work.name_of_artwork);

export const emptyList: ArtworksAnswer = {
  artworks: [],
  next: null,
  total: 0,
  counts: { Painting: 0, 'Digital Painting': 0, Sculpture: 0 },
  stream_position: expect.any(Number),
};
