import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';

/** Who says so goes to bed. */
const TO_BED =
  /night|nite|sleep|bed\b|tired|shuteye|nacht|schlaf|bett|müde|penn|träum|gn8|dorm|noche|cama|sueñ|descans|спать|сплю|ноч|спок|сн(?:ов|ы|а)|睡|晚安|床|困|梦|休息/iu;

/** What is wished at night alone. */
const OF_NIGHT =
  /night|sleep|moon|rest well|heart at|done enough|tomorrow treats|nacht|schlaf|mond|ruh dich|träum|morgige|noche|duerm|sueñ|luna|descans|espero que mañana|(?<!\p{L})спи(?!\p{L})|ноч|сн(?:ов|ы)|лун|отдыхай|пусть завтра|睡|晚|安眠|枕|月|休息|梦|希望明天/iu;

/** Bids goodbye: a good night to who goes to bed, and whoever has to run may. */
export function goodbye({ memory, pack, register, voice }: Scene): Opening | null {
  if (TO_BED.test(memory.saidNow)) return said('none', voice.pick('bye', register.bye));
  const isOfDay = (line: string) => !OF_NIGHT.test(line);
  return said(
    'none',
    voice.pick('bye', register.bye, {}, isOfDay) ?? voice.pick('byeNow', pack.common.follow.bye),
  );
}
