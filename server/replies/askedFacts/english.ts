import type { FactWordings } from './factWordings';

export const english: FactWordings = {
  fillers: `so, do you know, do you remember, can you tell me, tell me, you know, still, again, actually, and, hey, then, by the way, remember, exactly, the, a, an, really, quick`,
  spellings: `whats = what is, wheres = where is, whos = who is, im = i am, was = is, are = is, were = is, what i do = what do i do, where i live = where do i live, where i work = where do i work, what i like = what do i like, where i am = where is i, am i = is i`,
  kinds: {
    PET: `cat, cats, dog, dogs, pet, pets, horse, rabbit, hamster, bird, parrot, puppy, kitten, animals`,
    PERSON: `sister, sisters, brother, brothers, mother, mum, mom, father, dad, wife, husband, partner, girlfriend, boyfriend, son, daughter, kids, children, friend, best friend, boss, grandmother, grandma, grandfather, aunt, uncle, neighbour, neighbor`,
    NAME: `name, names, called`,
  },
  after: `and, or, again, already`,
  them: `what is their/his/her NAME\nwhat is they/he/she/it NAME\n^ their/his/her NAME ?\nhow is they/he/she NAME`,
  phrases: {
    job: `what is my job/work/profession/occupation\nwhat do i do $\nwhat do i do for living/work\nwhat do i work as/in\nwhat kind of work do i do\nwhat is my … job`,
    workplace: `where do i work\nwho do i work for`,
    place: `where do i live\nwhich/what city/town/country do i live\nwhich/what city/town/country is i in\nwhere is my home`,
    origin: `where is i from\nwhere do i come from`,
    study: `what do i study\nwhat is i studying\nwhere do i study`,
    learning: `what is i learning\nwhich/what language is i learning\nwhat do i learn`,
    plays: `what/which instrument do i play\nwhat do i play`,
    pet: `what my PET is/are NAME
what is my PET is NAME
what is my PET NAME\nwhat is NAME of my PET\nwhat is my PETs NAME\nhow is my PET NAME\ndo i have … PET $\nwhat PET do i have\nwhich PET do i have\nmy PET NAME ?`,
    person: `what is my PERSON NAME\nwhat is NAME of my PERSON\nwho is my PERSON\nmy PERSON NAME ?`,
    like: `what do i like/love/enjoy\nwhat is my hobbies/hobby/passion\nwhat is my favourite/favorite`,
    dislike: `what do i hate/dislike\nwhat can i not stand\nwhat cant i stand`,
    plan: `what do i have … planned\nwhat is i doing … tomorrow/weekend/later\nwhen is my exam/interview/trip/appointment\nwhat is my plan/plans`,
  },
};
