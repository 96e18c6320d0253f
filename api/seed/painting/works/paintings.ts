import type { Painting } from '../paint-types';
import { confluence, harmattanMorning } from './amina-bello-landscapes';
import { nightMarket } from './amina-bello-market';
import { sixWhoWaited } from './amina-bello-waiting';
import { asoOkeThree, lagoonInStarch, moonInTheVat, sanyanField } from './femi-adebayo';
import { loveInStarch } from './femi-adebayo-love';
import { agwolagwo, linesForMyMother, theRoadHome, wallAfterRain } from './ngozi-eze';
import { laterite, noonAtOsun } from './sade-olatunji-land';
import { apapa, thirdMainland } from './sade-olatunji-water';

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
  loveInStarch,
  harmattanMorning,
  confluence,
  nightMarket,
  sixWhoWaited,
];
