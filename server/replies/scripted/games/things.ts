import { pairs } from './gameWords';

/**
 * What somebody may think of, with the letters of the questions to which the answer is yes:
 * a alive, n animal, j person, p grows, e eaten or drunk, h at home, b bigger than a person,
 * c electric, o fits a hand, v carries people, w worn, m heard, r written, f in the sky, s sat or
 * lain on, k hot, t pet, u water, d daily, x metal, g round, q soft.
 */
export const things: Readonly<Record<string, string>> = pairs(`
  cat = anhtq, dog = anhtm, horse = anbvs, cow = anbm, bird = anfom, fish = anuo, elephant = anb
  spider = anho, bear = anbq, tree = apb, flower = apho, apple = peog, banana = peo, bread = ehq
  pizza = ekg, cheese = eho, cake = ehq, ice = eo, coffee = ehkd, tea = ehkdo, egg = eohg, soup = ehk
  chocolate = eoh, phone = hcomd, television = hcm, computer = hcrd, lamp = hck, fridge = hcxd
  washer = hcxm, bicycle = vxs, car = bvxs, train = bvxsc, plane = bvfxs, ship = bvu, bus = bvxsd
  book = hor, pen = hordx, key = hoxd, knife = hox, spoon = hoxd, cup = hokd, kettle = hckx
  chair = hsd, bed = hsbdq, sofa = hsbq, table = hd, door = hbd, mirror = h, clock = hgm, watch = owxg
  ring = owxgh, shoe = hwd, hat = hwo, coat = hwq, sock = hwoqd, umbrella = ho, guitar = hm
  piano = hmb, ball = og, money = od, candle = hok, pillow = hsq, blanket = hsqw, soap = hodu
  house = bh, sun = bfgk, moon = bfg, star = bf, sea = bu, mountain = b, rain = fu, river = bu
  you = aj, me = ajh, mother = ajd, baby = ajhq
`);

export const letters = 'anjpehbcovwmrfsktudxgq';
