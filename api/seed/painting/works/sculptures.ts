import type { Painting } from '../paint-types';
import { photographOf } from '../photograph';
import { ferry } from './chukwudi-okafo-ferry';
import { oilBean } from './chukwudi-okafo-oil-bean';
import { nightWater, threePots } from './chukwudi-okafo-pots';
import { siblings } from './chukwudi-okafo-siblings';
import { afternoonSleep } from './chukwudi-okafo-sleep';
import { bundle } from './efe-osagie-bundle';
import { rain } from './efe-osagie-rain';
import { sail, smallWind } from './efe-osagie-stones';

export const sculptures: Painting[] = [
  photographOf(ferry()),
  photographOf(siblings()),
  photographOf(oilBean()),
  photographOf(nightWater()),
  photographOf(threePots()),
  photographOf(afternoonSleep()),
  photographOf(smallWind()),
  photographOf(rain()),
  photographOf(bundle()),
  photographOf(sail()),
];
