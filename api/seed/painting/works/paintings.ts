import type { Painting } from '../paint-types';
import { confluence, harmattanMorning, nightMarket, sixWhoWaited } from './amina-bello';
import { asoOkeThree, lagoonInStarch, moonInTheVat, sanyanField } from './femi-adebayo';
import { agwolagwo, linesForMyMother, theRoadHome, wallAfterRain } from './ngozi-eze';
import { apapa, laterite, noonAtOsun, thirdMainland } from './sade-olatunji';

/** The oil, line and cloth paintings, as hung. */
export const paintings: Painting[] = [
  agwolagwo,
  linesForMyMother,
  theRoadHome,
  wallAfterRain,
  noonAtOsun,
  apapa,
  thirdMainland,
  laterite,
  asoOkeThree,
  sanyanField,
  moonInTheVat,
  lagoonInStarch,
  harmattanMorning,
  confluence,
  nightMarket,
  sixWhoWaited,
];
