import { type Hung, photograph } from '../gallery-room';
import type { Painting } from '../paint-types';
import { moonInTheVat } from './femi-adebayo';
import { agwolagwo } from './ngozi-eze';
import { laterite, noonAtOsun } from './sade-olatunji-land';

/** The gallery's own photograph: four works of the collection in a quiet room. */
export const room: Painting = {
  picture: 'room',
  paint(scale) {
    const hang = (work: Painting, place: Omit<Hung, 'painted'>): Hung => ({
      ...place,
      painted: work.paint(0.34 * scale),
    });
    return photograph(1600, 812, scale, [
      hang(moonInTheVat, { wall: 'left', along: 4.95, centre: 1.6, width: 1.15 }),
      hang(noonAtOsun, { wall: 'back', along: -1.6, centre: 1.6, width: 1.6 }),
      hang(agwolagwo, { wall: 'back', along: 0.7, centre: 1.6, width: 1.6 }),
      hang(laterite, { wall: 'back', along: 2.95, centre: 1.6, width: 1.16 }),
    ]);
  },
};
