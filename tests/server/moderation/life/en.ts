import type { Measured } from '../measured/labelled';

/** Written before the rules of server/moderation/life, and looked at while they were made. */
export const englishKnown: Measured = {
  minors: {
    messages: [
      'Being fifteen sucks, nobody takes me seriously at this age',
      "I sit my GCSEs this summer and I'm dreading maths",
      'My homeroom teacher took my phone away again',
      "I can't vote for another three years",
      "I still need my parents' signature for school trips",
      'My mum drives me to school every morning',
      "Being only fourteen, I'm not allowed out after nine",
      'At thirteen I already know what I want from life',
    ],
    personas: [
      'Dislikes: being thirteen',
      'Hates having just turned fourteen',
      'Wants to be grown up, because being twelve is boring',
      'Has to be home before nine because she is only fifteen',
      'Counts the days until her sixteenth birthday party',
      'Dreams of finally leaving ninth grade',
      'Annoyed at still being treated like the child she is',
      'Loves recess, hates homework and her third-grade teacher',
    ],
  },
  harmless: {
    messages: [
      'Being fifteen was the worst year of my life',
      'Being ten minutes late makes me nervous',
      'I taught GCSE maths for twelve years',
      'My daughter sits her GCSEs this summer',
      'Being thirteen hours on a plane is no fun',
      'At sixteen I moved to Leeds, that was thirty years ago',
      'I remember being twelve and reading all night',
      "My son's homeroom teacher called me today",
    ],
    personas: [
      'Dislikes: being ten minutes late',
      'Likes being one of twelve siblings',
      'Remembers being thirteen and lonely',
      'Hates being told what to do',
      'Drives her kids to school before work',
      'Marks GCSE papers every summer',
      'Misses being sixteen sometimes, at forty',
      'Likes being number seven in the team',
    ],
  },
};

/** Written when the rules were done, and tried once. */
export const englishBlind: Measured = {
  minors: {
    messages: [
      'Being seventeen is awful, my curfew is ten',
      'I hate being fourteen and having no money',
      'My dad picks me up from school at three',
      'Mum has to sign my report card first',
      "I'm revising for my GCSEs right now",
    ],
    personas: [
      'Fears: being only sixteen forever',
      "Can't wait for her fifteenth birthday",
      'Wants to finally finish tenth grade',
      'Likes recess and swapping stickers',
      'Shy about being twelve',
    ],
  },
  harmless: {
    messages: [
      'Being seventeen minutes early is my habit',
      'My mum drove me to school until I moved out',
      'I hate being one of ten people who answer',
      'My sister has to sign my report by Monday',
      'Being five of us in one flat was loud',
    ],
    personas: [
      "Likes being on time for the 12 o'clock train",
      'Finished high school and became a sailor',
      'Loves being a grandmother of three',
      'Missed her fortieth birthday at sea',
      'Hates being number thirteen on a list',
    ],
  },
};
