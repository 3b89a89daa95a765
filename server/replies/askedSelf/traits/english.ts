import type { TraitPhrases } from '../selfWordings';

export const englishTraits: TraitPhrases = {
  beauty: `
      what do you find beautiful/pretty, what do you find most beautiful/pretty, find beautiful $
      what is beautiful to/for you, what is beautiful in your, what is beauty, what does beauty
      your idea of beauty, what … you … consider/think/call … beautiful
      what strikes you as beautiful, most beautiful thing you
      what is most beautiful thing/place/sight you have, what is most beautiful thing
      ^ most beautiful thing, most beautiful place you, most beautiful sight, takes your breath away
      what moves you, where do you see/find beauty
    `,
  date: `
      what/how/where/describe … perfect/ideal/dream/good/best/first date
      what/how/where/describe … perfect/ideal/dream/romantic date/evening/night
      your … perfect/ideal/dream/good/first/best/worst date, ^ perfect/ideal/dream date
      perfect/ideal/dream/first date ?, your idea of … date/romance, what do you find romantic
      what is romantic, what does romance, are you … romantic, are you … romantic person/type/sort
      you romantic ?, ^ romantic ?, how romantic are, most romantic thing
      where would you take me/someone, take me on/for … date, what would you do on … date
      what do you do on … date, do you like romance, do you like dating, how/what … date with you
      what is your ideal … date, what is most romantic thing you have
    `,
  embarrassed: `
      your … most embarrassing/awkward/humiliating, ^ most embarrassing/awkward
      what/when … most embarrassing/awkward, your embarrassing/awkward, what … embarrasses you
      what is most embarrassing/awkward/humiliating thing you have
      most embarrassing moment/thing/story ?, tell … embarrassing, something embarrassing
      have you … embarrassed, are you … embarrassed, do you … embarrassed, what/when … you … blush
      do you … blush, what/when … you … cringe, have you … embarrassing, fool of yourself
      your … blunder/mishap, you wanted ground/earth to
    `,
  annoyed: `
      what annoys/irritates/bothers/bugs/upsets/infuriates/angers/annoyed you
      what/who … annoy/irritate/bother/bug you, what annoys/bugs/irritates/bothers, annoys you ?
      what makes you … angry/mad/furious/cross/annoyed/lose, what gets on/under your
      what drives you … mad/crazy/nuts/wall, drives you up, what winds you up
      what ticks/pisses you off, your … peeve, do you have … peeve, ^ peeve, what makes your blood
      what cant/cannot you stand, what can you not stand, what you cant/cannot stand
      you cant/cannot stand ?, what do you hate/dislike $, what do you hate/dislike most $
      what do you hate/dislike about/in people/men/women/someone, what do you not like $
      are you easily annoyed/irritated, do you get … angry/annoyed/mad, when do you get … angry/mad
      do you lose your temper, last time you … angry/mad/furious, what gets to you
    `,
  admired: `
      who/whom do you … admire, who/whom you admire, do you admire someone/anyone/somebody/anybody
      who inspires/inspired/impresses/impressed/influenced you, who has inspired/influenced you
      who do you look up, you look up to, your … role model, your … role models
      your … hero/heroes/idol/idols, have … role model, have … role models
      have … hero/heroes/idol/idols, ^ role model, ^ role models, who is … hero/idol/inspiration
      who do you respect
    `,
  proud: `
      what are you … proud, what you are … proud, something/anything you are … proud
      are you proud of something/anything/yourself/your/what, are you proud $, are you proud ?
      what makes you … proud, what … makes you proud, your proudest, what … proudest, ^ proudest
      your … achievement/achievements/accomplishment/accomplishments, what have you achieved
      what/which … achievement/accomplishment … you
    `,
  wish: `
      what would you WISH, what do you WISH for, you WISH for, if you had … WISH, you had … WISH
      if you could … WISH, ^ WISH ?, three WISH what/which/would, three WISH ?
      one WISH what/which/would, make … WISH what, grant/granted you … WISH, genie, magic wand
      FAITH wand, if you won, if you win, you won … MONEY/million/jackpot, won … MONEY what
      won … million what, you had … million, with … million, with … millions
      a million pounds/dollars/euros what, if you could have anything/everything
      what would you do if you won, which WISH would you, what WISH would you
      what would be your … WISH
    `,
  learning: `
      what would you … to learn, what would you … learn, what do you … want/like/hope/wish to learn
      what you … want/like/love to learn, do you want to learn, would you like/love to learn
      you want/like/love to learn ?, are you learning, what are you … learning
      are you … teaching yourself, what are you … studying, which/what skill would you
      which/what … would you … learn, which/what … do you want to learn, skill you … learn
      what do you … learning, what do you wish you could, what have you always wanted to
    `,
};
