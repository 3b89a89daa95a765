/** Where characters are seen in their pictures. */
export const placeNames = [
  'airship',
  'alley',
  'arcade',
  'attic',
  'bakery',
  'ballroom',
  'bar',
  'beach',
  'boatyard',
  'cafe',
  'cellar',
  'cliff',
  'clinic',
  'courtyard',
  'desert',
  'flowerShop',
  'forest',
  'forge',
  'garage',
  'greenhouse',
  'gym',
  'hall',
  'harbour',
  'kitchen',
  'laboratory',
  'lake',
  'library',
  'lighthouse',
  'lobby',
  'lotusPond',
  'market',
  'meadow',
  'mountainPass',
  'nightTrain',
  'observatory',
  'platform',
  'quay',
  'radioRoom',
  'rooftop',
  'salon',
  'savanna',
  'skiHut',
  'snowfield',
  'stage',
  'starship',
  'studio',
  'study',
  'tavern',
  'teaHouse',
  'teaShop',
  'terrace',
  'tram',
  'wardrobe',
  'wheelhouse',
  'workshop',
  'yurt',
] as const;
export type PlaceName = (typeof placeNames)[number];

export const hours = ['dawn', 'day', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];

/** The pictures of a character that is drawn, in the order in which they are made. */
export const shotNames = [
  ...(['main', 'second', 'near', 'wide'] as const),
  ...(['home', 'outside', 'night', 'evening'] as const),
] as const;
export type ShotName = (typeof shotNames)[number];

/** Where a picture is set, and at which hour. */
export type Setting = readonly [place: PlaceName, hour: Hour];
export type Settings = Readonly<Record<ShotName, Setting>>;
