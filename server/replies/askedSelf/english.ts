import type { SelfWordings } from './selfWordings';
import { englishTraits } from './traits/english';
import { wishes } from './wishes/english';

export const english: SelfWordings = {
  fillers: `
      ok, okay, wait, lol, haha, hm, hmm, anyway, now then, actually, also, well, by the way, btw
      just, even, still, usually, normally, ever, honestly, tell me, can i ask, may i ask, a, an
      the, any, some, much, too, please, pls, rn, these days, lately, today though
    `,
  spellings: `
      u = you, ya = you, ur = your, r = are, youre = you are, pet peeve = peeve, pet peeves = peeve, whats = what is, wheres = where is
      whos = who is, hows = how is, wat = what, d you = do you, dyou = do you, doin = doing
      favorite = favourite, fav = favourite, fave = favourite, wanna = want to, gotta = have to
      cause = because, abt = about, did you = do you, were you = are you, was your = is your
      could you = do you, have you got = do you have, theres = there is, n you = and you, im = i am, how can i ask = how do i ask
    `,
  after: `
      and, or, right now, now, today, tonight, yourself, at the moment, these, for fun, then
      though, again, exactly, there, currently, at present
    `,
  own: `i, my, mine, we, our`,
  you: `you, your, yours, yourself`,
  apart: `i, my, me, mine, we, our, us`,
  topics: {
    work: `job, work, career, profession, colleagues, boss, working, workplace`,
    family: `
      family, siblings, brothers, brother, sisters, sister, parents, mother, mum, mom, father, dad
      relatives, grandparents
    `,
    hobby: `perfect evening, perfect sunday, perfect morning, perfect weekend, ideal evening, hobby, hobbies, free time, spare time, pastime`,
    food: `
      food, dish, meal, cook, cooking, bake, baking, eat, eating, breakfast, lunch, dinner, pizza
      pasta, sushi, chocolate, cake, ice cream, sweets, dessert, spicy, vegetarian, vegan, cuisine
      cheese, pineapple
    `,
    drink: `
      coffee, tea, wine, beer, drink, drinks, drinking, cocktail, cocktails, whisky, whiskey
      espresso, gin
    `,
    music: `
      music, song, songs, band, bands, singer, sing, singing, instrument, guitar, piano, concert
      concerts, jazz, rock, techno, opera, playlist
    `,
    books: `
      book, books, read, reading, novel, novels, author, authors, poem, poems, poetry, writer
    `,
    screen: `
      film, films, movie, movies, series, tv, television, netflix, tv show, tv shows, cinema
      video games, video game, gaming, anime
    `,
    animals: `
      animal, animals, pet, pets, cat, cats, dog, dogs, horses, cat person, dog person
    `,
    sport: `
      sport, sports, gym, football, soccer, running, jogging, swim, swimming, yoga, tennis
      workout, work out, exercise, hike, hiking, skiing, cycling, climb
    `,
    travel: `
      travel, travelling, traveling, traveled, travelled, trip, trips, holiday, holidays, vacation
      vacations, abroad, countries
    `,
    weather: `
      weather, rain, sun, snow, summer, winter, autumn, spring, season, seasons, the cold, heat
      storms, thunderstorms
    `,
    sleep: `
      sleep, sleeping, night owl, early bird, morning person, insomnia, wake up, get up, mornings
    `,
    friends: `friend, friends, best friend`,
    money: `money, rich, lottery, millionaire, wealthy`,
    faith: `
      god, fate, destiny, luck, ghosts, ghost, horoscope, horoscopes, astrology, star sign, zodiac
      religion, religious, superstitious, afterlife, aliens, karma, soulmates, miracles, magic
      zodiac sign, spiritual
    `,
    fear: `fear, fears, afraid, scared, phobia, scares`,
    dream: `dream, dreams, goal, goals`,
    wish: `wish, wishes, superpower, superpowers, super power, super powers`,
    happy: `happy, happiness`,
    phone: `
      phone, phones, social media, instagram, tiktok, internet, technology, facebook, youtube
    `,
    colour: `colour, color, colours, colors`,
    secret: `secret, secrets`,
    joke: `joke, jokes`,
  },
  frames: `
      ^ X ?, do/are you … X, have you … X, your X, your favourite X, your favourite … X
      what/which … X … you, what/which … X … your, what do you think … X
      how do you feel about … X, what/how about X, you X ?, you … X person, ^ X or, or X ?, X or X
      opinion on/about/of X, thoughts on X, ^ favourite X, who is your … X
    `,
  phrases: {
    ...englishTraits,
    family: `you live with anyone`,
    work: `
      what do you do $, what do you do for living, what you do for living, where do you WORK
      what are you WORK as, who do you WORK for, how is WORK, what is your WORK
      do you like what you do, busy at WORK
    `,
    whyWork: `
      how/why do you become, how do you come to, how do you get/end into/up/started
      what got you into, what made you, how/why do you … start, why do you do that
      why do you do it, why that WORK, why do you choose, why that
    `,
    home: `
      where do you live, where you live, where are you based, where are you $
      where are you living, where are you ?, what/which city/town/country/place are you
      what/which city/town/country/place do you live, what is your city/town/hometown
      which/what city/town $, ^ where abouts, where exactly, do you live in/alone/by/near/with
      is it nice there, what is it like there, where are you at home
      do you like … town/city/there/living, is it nice where you live, what is your place like
      where do you spend, what is it like where you live
    `,
    origin: `
      where are you from, where you from, where are you originally, where do you come from
      where you come from, where do you grow/grew up, where are you born, where you grew up
      what is your nationality, what country are you from, are you from
    `,
    love: `
      you … married, are you married, does your husband/wife/boyfriend/girlfriend/partner, is your husband/wife/boyfriend/girlfriend/partner
      your husband/wife/boyfriend/girlfriend/partner like/name/job/talk/do/work, what is your husband/wife/boyfriend/girlfriend/partner
      heart broken, heartbroken, are you single, you single, are you married, are you taken
      are you seeing, are you in love, do you have … boyfriend/girlfriend/husband/wife/partner
      do you have somebody/someone, do you have … special someone
      is there … someone/somebody in your life, are you in relationship, are you dating
      have you been in love, when was your last relationship
      are you looking for someone/love/relationship, do you believe in love, ever been in love
    `,
    now: `
      doing at this hour, what are you up, what are you doing $, what are you doing right
      what are you doing ?, what you doing, what are you up to, what you up to, what is you doing
      wyd, are you busy, you busy, am I disturbing, am I interrupting, is this a bad time, what are you wearing today, what are you WORK on
      what is keeping you busy, what is going on $, what is up $, what is up with you
      how is it going there, are you awake, what are you making
    `,
    day: `
      how are things today, how do you feel today, how is your day
      how is your morning/evening/night/week/weekend/afternoon, how has your day, how your day
      what do you do today/yesterday, what do you do all day
      what do you do this morning/evening/weekend, how is today, do you have good/nice/long day
      how is things, what have you been doing, what have you been up to, what happened today
      what happened to you today, what do you do last night
    `,
    plans: `
      what are you doing tonight/tomorrow/later, what are you doing this/at/on weekend/the
      what are your plans, do you have plans, your plans for, what are you up to tonight/tomorrow
      what do you do at weekend, what do you do on weekends, what do you do on weekend
      plans for tonight/tomorrow/weekend, what are you looking forward to
    `,
    hobby: `
      regular/normal/typical/usual sunday/day/week/evening, on day off, your day off, free day
      how do you calm, how do you unwind, what calms you, perfect day, how do you … spend
      what do you do when, what do you do at/on, normal … day, normal tuesday
      what do you do for fun, what do you like to do, what do you like doing, what do you enjoy
      what do you do in your HOBBY, what do you do when you are not WORK
      what do you do when you are off, what do you do after WORK, what are you into
      what are you passionate about, how do you relax/unwind, what do you do to relax
      what else do you do, what interests you, your interests, are you good at, what are you good at
    `,
    food: `
      what do you have for FOOD, what is for FOOD, can you FOOD, are you hungry, what are you FOOD
      what do you FOOD
    `,
    drink: `what do you DRINK, how do you take your DRINK, what is your poison`,
    music: `
      do you play anything $, do you play instrument, what do you play $, what do you play ?, can you MUSIC, do you play MUSIC, what do you listen to, what are you listening to
      who do you listen to, do you play … MUSIC
    `,
    books: `what are you BOOKS, what do you BOOKS`,
    screen: `what are you watching, what do you watch, do you watch, do you play games`,
    travel: `
      where have you been, where do you want to go, where do you like to go
      where do you go on TRAVEL, where do you go if, have you been to, you been to, have you been abroad
      do you ever left
    `,
    sleep: `
      when do you go to bed, what time do you go, do you go to bed, how do you SLEEP, why are you awake, when do you SLEEP, are you tired, what time do you
    `,
    friends: `who is your FRIENDS, are you lonely, do you get lonely, are you alone`,
    faith: `
      what do you believe, do you believe in FAITH, what is your FAITH, are you FAITH
    `,
    fear: `
      what are you FEAR of, what FEAR you, what are you most FEAR, what keeps you up at night
      what keeps you awake
    `,
    dream: `
      what do you DREAM, where do you see yourself, what do you want from/in/most
      what is your biggest DREAM, what do you want to be, what is on your bucket list
      what would you change
    `,
    happy: `
      what lifts your mood, last time you laughed, thing about yourself, like about yourself
      what makes you HAPPY/smile/laugh/feel, are you HAPPY, what makes your day
      what do you laugh about/at, what makes you tick, what cheers you up
      what do you do when you are sad
    `,
    past: `
      started over, start over, who taught you, what are you like when
      what are you like as, your past, your biggest mistake/regret, do you regret
      do you have … regrets/regret, what do you regret, what do you want to be when, what do you want to be as
      how are you when you were, what have you learned, your first job, tell … about your past
      what is the craziest/worst/stupidest thing, what is the most … you have
    `,
    phone: `are you on PHONE`,
    place: `
      what is your … place/spot, what do you show me, your favourite place/spot/room/city
      what do your home/room/house/flat/apartment/place look
      what does your home/room/house/flat/apartment/place look
      what is your home/room/house/flat/apartment/place like, where do you feel
      what do you see from, what do you see out, what is the view
      describe your room/home/place/house/flat, where do you go when
    `,
    people: `
      what do you value, you have type, what is your type, do you have type, what do you look for
      what do you like in, what do you like about a
      ideal man/woman/partner/guy/girl, what attracts you, what turns you off
      what kind of man/men/woman/women/guys/person/people do you, what matters to you in
      what do you notice first, do you like shy/tall/confident, what is your ideal, am i your type
      i your type
    `,
    secret: `
      tell … SECRET, one SECRET, something nobody knows, something no one knows
      something about you nobody/noone, a SECRET, surprise me
    `,
    joke: `
      tell … JOKE, know … JOKE, another JOKE, give … JOKE, a JOKE, ^ JOKE, make me laugh
      say something funny, tell … something funny, cheer me up
    `,
  },
  moves: {
    ...wishes,
    recall: `
      do you remember, you remember, do you recall, quick test, bet you forgot, did i say
      do i say, did i tell, i told you, mentioned, checking you, what are they called
      if you are listening, were you listening
    `,
    wh: `what, where, when, who, why, how, which, whose`,
    would: `would you`,
    assure: `
      is that/it/this odd/weird/foolish/silly/strange/crazy/stupid/mad/normal/bad/wrong/too
      does that/it sound/strike/seem/make, mad or
      am i weird/crazy/stupid/wrong/mad/boring/rude/too, do you think it/i/he/she/they/that
      what do you think $, what do you think ?, what do you reckon, what do you say $
      what do you say ?, do you believe me, is it just me, how do i do
    `,
    ask: `
      ^ what/which/how/when/where/who … you/your, ^ does/did/has/was/is your, ^ is it/there, ^ isnt/arent/dont/cant/havent/didnt/wasnt you/it/that
      ^ have/had/got/are/were/did/do you, ^ have you
      ^ would/does/could/should you/it/that/he/she/they, ^ do/are/did/have/can/will you
      ^ you working/like/ever/got/want/have/remember/think/believe/flirt/get/dance/cook/drink/sleep/live/smoke/watch/play/read/sing/dream/come/single/married/alone/awake/busy/free/serious/okay/miss/eat, ^ you know how/where/who/why/about/if/anything/anyone
      ^ what is/are/do/did/kind/would/about/if/time, ^ what/where would/does
      ^ where/when/who/why/how/which is/are/do/did/will/can/about/many/long/much/old/far, ^ whose
      ^ is there/it/that/this, ^ guess, ^ any idea/chance/tips
    `,
    advice: `
      what do you advise/recommend/suggest, do you recommend, should i, what should i
      any advice/tips, give me advice, help me decide, what do you do if you are me, what do you think i should, what do i do
    `,
    hello: `
      ^ hi, ^ hey, ^ heya, ^ heyy, ^ heyyy, ^ hello, ^ yo, ^ sup, ^ hiya
      ^ good morning/evening/afternoon, ^ morning $, ^ evening $, ^ im back, ^ i am back
    `,
    bye: `
      off to bed, hit the hay, hitting the hay
      ^ later man/mate/dude/bro, ^ laters, ^ later $, call it a night, goodbye, ^ nite, ^ ta ra
      ^ bye, ^ byee, ^ byeee, get some shuteye, gonna crash, ^ gtg, ^ g2g, ^ ttyl, ^ night
      ^ nighty, ^ all the best, ^ speak soon, ^ nos da, i … go to bed, going to bed, ^ cya, ^ see you
      ^ see ya, good night, goodnight, ^ cheerio, ^ take care, back to WORK now, signing off
      heading off, i am off $, i am off now/then, my break over, talk tomorrow/soon/later, until tomorrow, ^ peace $
      ^ peace out, must run, must dash, gotta run, gotta dash, gotta bounce, got to run, got to dash, have to run $, have to dash, need to run $, bell is going, bells going, bell just went, ^ catch you later, ^ speak later, ^ chat later, write you later, text you later, i will write later
    `,
    good: `
      i won, i passed, we won, so proud, got promoted, i got engaged, we got engaged
      finally finished, i finished, finally done, best day, so good, made my day, love it
      loved it, it worked, so relieved, cant stop smiling, got the job, got the flat, paid off
      was amazing, is amazing, was lovely, was great, first prize, my birthday, she said yes
      he said yes
    `,
    bad: `
      i burned, i burnt, broke my/down/it, is broken, was broken, got broken, broken $, my … broke $, my … broke down, cancelled, canceled, stole, stolen
      i lost, got lost, failed, i missed, ruined, was rude, hurts, shot $, soaked, stuck in/at
      went wrong, screamed, yelled, moved my break, went up in, leaking, flooded, no sleep
      rejected, turned me down, didnt get, did not get, cant pay, overdue, dead battery, in pieces
      is a clown, sick of, fed up, had a mare
    `,
    fond: `
      do you love me, do you like me, do you miss me, miss me ?, like me ?, love me ?, think of me
      think about me, thinking of me, thinking about me
    `,
    back: `
      and you $, and you ?, ^ you ?, ^ you $, what about you, how about you, hbu, wbu
      and yourself, ^ yours ?, what is yours, and yours, and what about you
    `,
    why: `
      ^ why $, ^ why not $, ^ but why, ^ and why, ^ why is that, ^ why so, ^ how come, ^ why ?
      ^ why not ?, why do you think so, why do you say that, ^ because ?, why do you ask
      ^ why would
    `,
    really: `
      ^ really $, ^ really ?, ^ seriously ?, ^ seriously $, ^ is that true, ^ are you serious
      ^ are you sure, ^ you sure, ^ for real, ^ no way, ^ you mean it, do you mean it, ^ sure ?
      ^ honest ?, ^ srsly, ^ rly
    `,
    meant: `
      what do you mean, ^ what $, ^ what ?, ^ huh, i dont understand, i dont get it
      i do not understand, ^ come again, ^ sorry ?, ^ pardon, makes no sense, does not make sense
      doesnt make sense, that is random, ^ wdym, ^ meaning ?, you are not listening
      you didnt answer, you dont listen, that is not what i asked, thats not what i asked
      didnt ask, you are not making sense
    `,
    more: `
      tell me more, ^ tell more, ^ more ?, ^ more $, ^ go on, ^ and then, ^ what happened
      ^ then what, ^ and ?, ^ and $, ^ continue, ^ keep going, ^ how so, ^ such as, ^ like what
      ^ for example, ^ what else, ^ anything else, ^ another one, ^ another, ^ one more
    `,
    which: `
      ^ which one, ^ which ?, ^ which $, ^ which ones, ^ which city, ^ which town, ^ what kind
      ^ what kinds, ^ what sort, ^ what genre, ^ who ?, ^ who $, ^ where ?, ^ where $, ^ when ?
      ^ how ?
    `,
    game: `
      play … game, lets play, want to play, ^ would you rather, what would you rather
      truth or dare, play something, ^ your turn
      another question, 20 questions, twenty questions, never have i ever, two truths
    `,
    call: `
      can i call, can we call, can you call me, call me sometime, do you … call me
      can i call you $, can i call you ?, can i call you sometime/now/tonight/later
      can we talk on, voice call, video call, hear your voice, phone call, ring me, give me a call
      have a call, talk on phone, facetime
    `,
    hug: `
      hug, hugs, hugging, cuddle, cuddles, cuddling, hold, holds, embrace, embraces, arms around
      snuggles, leans, head on, hand, hands
    `,
    kiss: `kiss, kisses, kissing, smooch, peck`,
  },
};
