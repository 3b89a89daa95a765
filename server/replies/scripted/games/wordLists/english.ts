import { listed, pairs } from '../gameWords';
import type { WordLists } from '../gameWords';

export const english: WordLists = {
  hidden: listed('lantern harbour blanket orange whisper garden pepper kitchen winter pencil'),
  associations: pairs(`
    sea = salt, sun = ice cream, moon = night, night = lamp, cat = window, dog = stick, tree = shade, house = key
    key = door, door = knock, water = glass, fire = smoke, snow = silence, rain = umbrella, summer = lemonade
    winter = wool, coffee = morning, tea = grandmother, bread = butter, apple = cake, car = queue, train = goodbye
    book = lamp, music = dancing, love = letter, heart = drum, money = pocket, work = monday, holiday = suitcase
    mother = soup, father = toolbox, friend = laughter, school = chalk, red = wine, blue = jeans, green = moss
    black = cat, white = sheet, yellow = lemon, home = slippers, bed = sunday, dream = flying, time = clock
    beach = towel, mountain = echo, river = bridge, city = lights, chair = table, table = candle, flower = bee
    bird = morning, fish = friday, phone = battery, happy = barefoot, sad = rain, cold = tea, hot = fan
  `),
  words: listed(
    'apple ear river egg garden night tea air rain nose orange elephant tree umbrella island dance iron ocean lamp paper road dream moon needle lemon rabbit table eye yellow window kitchen honey yarn garlic candle elbow wolf fire hat tower bread duck kite owl house zebra anchor stone cloud door music cup pillow quilt jacket violin',
  ),
  cities: listed(
    'london naples seville edinburgh hamburg geneva athens stockholm madrid dublin bergen nice milan lisbon rome essen kyoto oslo tokyo york cologne amsterdam venice warsaw vienna istanbul quito utrecht zagreb porto delhi florence ghent',
  ),
  rhymes: {
    ...{
      at: listed('hat cat mat bat'),
      ay: listed('day play stay grey'),
      ight: listed('night light kite white'),
    },
    ...{
      oon: listed('moon spoon soon tune'),
      ove: listed('dove glove above'),
      ee: listed('tree bee sea free'),
    },
    ...{
      ea: listed('sea tree me'),
      ar: listed('star car bar far'),
      ain: listed('rain train plane again'),
    },
    ...{
      ake: listed('cake lake awake snake'),
      ouse: listed('house mouse'),
      ing: listed('ring king sing spring'),
    },
    ...{
      all: listed('ball wall tall small'),
      ock: listed('rock clock sock'),
      eart: listed('art cart start'),
    },
    ...{
      ine: listed('wine line fine mine'),
      og: listed('dog fog frog'),
      ead: listed('bread red bed'),
    },
    ...{
      ow: listed('snow show slow'),
      ame: listed('name game flame'),
      ose: listed('rose nose those'),
    },
  },
};
