import type { TraitPhrases } from '../selfWordings';

export const englishTraits: TraitPhrases = {
  beauty: `
      what do you find beautiful/pretty, what do you find most beautiful/pretty, find beautiful $
      what is beautiful to/for you, what is beautiful in your, what is beauty, what does beauty
      your idea of beauty, what … you … consider/think/call … beautiful
      what strikes you as beautiful, most beautiful thing you
      what is most beautiful thing/place/sight you have, what is most beautiful thing
      ^ most beautiful thing, most beautiful place you, most beautiful sight, takes your breath away
      what moves you, where do you see/find beauty, what looks/feels/sounds … beautiful to you
      what … beautiful to you, beautiful to you ?, what beauty do you, name something beautiful
      tell … something beautiful, ^ something beautiful $, what do you see as … beautiful
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
      what is your ideal … date, what is most romantic thing you have, say you are romantic
      what/how/where would our … date/evening, plan … date, you are … romantic ?, our first date ?
      where do you want to go on our … date, where do you want to go on … date
      do you … romantic evening/evenings/dinner/dinners/gestures/films, do you believe in romance
      romance ?, do you … romance
    `,
  embarrassed: `
      your … most embarrassing/awkward/humiliating, ^ most embarrassing/awkward
      what/when … most embarrassing/awkward, your embarrassing/awkward, what … embarrasses you
      what is most embarrassing/awkward/humiliating thing you have
      most embarrassing moment/thing/story ?, tell … embarrassing, have you … embarrassed
      are you … embarrassed, do you … embarrassed, what/when … you … blush, do you … blush
      what/when … you … cringe, have you … embarrassing, fool of yourself, your … blunder/mishap
      you wanted ground/earth to, embarrassing moment for you, embarrassed yourself
      what do you find … embarrassing, what … embarrassing thing/moment/story you
      embarrassing moment/story/thing ?, embarrassing thing/moment/story that happened to you
      what … embarrassing thing that happened, your … embarrassing
      what … embarrassing happened to you, something embarrassing about you/yourself
      ^ something embarrassing $, made/make/makes you blush/cringe
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
      gets on your nerves, what do you find … annoying/irritating
      something/anything/what that annoys you, people who annoy you, annoyed you ?, who gets on your
      do people annoy you, what … annoying habit/thing, when are you last angry/mad/annoyed
      what can make you … angry/mad, what would make you … angry/mad, annoys you most
      what/who/things … get on your nerves, what is most annoying thing/habit
    `,
  admired: `
      who/whom do you … admire, who/whom you admire, do you admire someone/anyone/somebody/anybody
      who inspires/inspired/impresses/impressed/influenced you, who has inspired/influenced you
      who do you look up, you look up to, your … role model, your … role models
      your … hero/heroes/idol/idols, have … role model, have … role models
      have … hero/heroes/idol/idols, ^ role model, ^ role models, who is … hero/idol/inspiration
      who do you respect, is there … you admire, someone/anyone/somebody/person you … admire
      who is … you admire, who are your … heroes, who do you want to be like
      who would you want to be like, who are you inspired, your inspiration ?, someone you look up
    `,
  proud: `
      what are you … proud, what you are … proud, something/anything you are … proud
      are you proud of something/anything/yourself/your/what, are you proud $, are you proud ?
      what makes you … proud, what … makes you proud, your proudest, what … proudest, ^ proudest
      your … achievement/achievements/accomplishment/accomplishments, what have you achieved
      what/which … achievement/accomplishment … you, ^ greatest/biggest achievement/accomplishment
      what is … achievement/accomplishment of yours, what did you achieve
      what in your life are you proud, what … are you … proud of, your … success ?, biggest success
    `,
  wish: `
      what would you WISH, what do you WISH for, you WISH for, if you had … WISH, you had … WISH
      if you could … WISH, ^ WISH ?, three WISH what/which/would, three WISH ?
      one WISH what/which/would, make … WISH what, grant/granted you … WISH, genie, magic wand
      FAITH wand, if you won, if you win, you won … MONEY/million/jackpot, won … MONEY what
      won … million what, you had … million, with … million, with … millions
      a million pounds/dollars/euros what, if you could have anything/everything
      what would you do if you won, which WISH would you, what WISH would you
      what would be your … WISH, you have … WISH, give/gave you … million, give/gave you … WISH
      million what would you, WISH what would you/they/it, your … WISH ?, what are your … WISH
      what would you do with MONEY, you suddenly had, what … with lot of MONEY
      what … with lots of MONEY, what … with so MONEY
    `,
  learning: `
      what would you … to learn, what would you … learn, what do you … want/like/hope/wish to learn
      what you … want/like/love to learn, do you want to learn, would you like/love to learn
      you want/like/love to learn ?, are you learning, what are you … learning
      are you … teaching yourself, what are you … studying, which/what skill would you
      which/what … would you … learn, which/what … do you want to learn, skill you … learn
      what do you … learning, what do you wish you could, what have you always wanted to
      you … trying to learn, get better at ?, what do you want to get … at
      something/anything you … learn, what do you want to study, are you studying something/anything
      are you learning something/anything, taking … lessons/classes ?
      what would you … to be able to do, love to be able to
    `,
};
