import type { PlaceName } from '../../../common/places';
import type { Scene } from './brush';
import { library, studio, wardrobe } from './arts';
import { cellar, radioRoom } from './cellars';
import { beach, cliff, harbour } from './coasts';
import { greenhouse } from './gardens';
import { hall, lobby, salon } from './halls';
import { attic, kitchen, study } from './homes';
import { lotusPond, skiHut, teaHouse } from './lodges';
import { clinic, laboratory, observatory } from './sciences';
import { bakery, cafe, flowerShop, teaShop } from './shops';
import { airship, boatyard, lighthouse } from './shores';
import { ballroom, stage } from './stages';
import { alley, market, platform } from './streets';
import { tavern } from './taverns';
import { courtyard, quay, rooftop, terrace } from './towns';
import { nightTrain, tram } from './travels';
import { arcade, bar, gym } from './venues';
import { starship, wheelhouse, yurt } from './vessels';
import { desert, forest, snowfield } from './wastes';
import { lake } from './waters';
import { meadow, mountainPass, savanna } from './wilds';
import { forge, garage, workshop } from './works';
import type { Lit } from './tones';

type Place = { draw: Scene; lit: Lit };

/** How every place is drawn. */
export const places: Readonly<Record<PlaceName, Place>> = {
  airship: { draw: airship, lit: 'sky' },
  alley: { draw: alley, lit: 'lamps' },
  arcade: { draw: arcade, lit: 'room' },
  attic: { draw: attic, lit: 'room' },
  bakery: { draw: bakery, lit: 'room' },
  ballroom: { draw: ballroom, lit: 'room' },
  bar: { draw: bar, lit: 'room' },
  beach: { draw: beach, lit: 'sky' },
  boatyard: { draw: boatyard, lit: 'sky' },
  cafe: { draw: cafe, lit: 'room' },
  cellar: { draw: cellar, lit: 'room' },
  cliff: { draw: cliff, lit: 'sky' },
  clinic: { draw: clinic, lit: 'room' },
  courtyard: { draw: courtyard, lit: 'lamps' },
  desert: { draw: desert, lit: 'sky' },
  flowerShop: { draw: flowerShop, lit: 'room' },
  forest: { draw: forest, lit: 'sky' },
  forge: { draw: forge, lit: 'room' },
  garage: { draw: garage, lit: 'room' },
  greenhouse: { draw: greenhouse, lit: 'sky' },
  gym: { draw: gym, lit: 'room' },
  hall: { draw: hall, lit: 'room' },
  harbour: { draw: harbour, lit: 'sky' },
  kitchen: { draw: kitchen, lit: 'room' },
  laboratory: { draw: laboratory, lit: 'room' },
  lake: { draw: lake, lit: 'sky' },
  library: { draw: library, lit: 'room' },
  lighthouse: { draw: lighthouse, lit: 'sky' },
  lobby: { draw: lobby, lit: 'room' },
  lotusPond: { draw: lotusPond, lit: 'sky' },
  market: { draw: market, lit: 'lamps' },
  meadow: { draw: meadow, lit: 'sky' },
  mountainPass: { draw: mountainPass, lit: 'sky' },
  nightTrain: { draw: nightTrain, lit: 'room' },
  observatory: { draw: observatory, lit: 'room' },
  platform: { draw: platform, lit: 'lamps' },
  quay: { draw: quay, lit: 'lamps' },
  radioRoom: { draw: radioRoom, lit: 'room' },
  rooftop: { draw: rooftop, lit: 'lamps' },
  salon: { draw: salon, lit: 'room' },
  savanna: { draw: savanna, lit: 'sky' },
  skiHut: { draw: skiHut, lit: 'sky' },
  snowfield: { draw: snowfield, lit: 'sky' },
  stage: { draw: stage, lit: 'room' },
  starship: { draw: starship, lit: 'room' },
  studio: { draw: studio, lit: 'room' },
  study: { draw: study, lit: 'room' },
  tavern: { draw: tavern, lit: 'room' },
  teaHouse: { draw: teaHouse, lit: 'lamps' },
  teaShop: { draw: teaShop, lit: 'room' },
  terrace: { draw: terrace, lit: 'lamps' },
  tram: { draw: tram, lit: 'room' },
  wardrobe: { draw: wardrobe, lit: 'room' },
  wheelhouse: { draw: wheelhouse, lit: 'room' },
  workshop: { draw: workshop, lit: 'room' },
  yurt: { draw: yurt, lit: 'room' },
};
