import type { NewsWordings } from './newsWordings';

export const english: NewsWordings = {
  fillers: `
    just, really, suddenly, sadly, actually, finally, only, unexpectedly, recently, today, yesterday, also, so, dear, beloved,
    old, older, younger, little, big, late, best, lovely, poor, tonight, apparently, already, now, basically, both
  `,
  spellings: `
    im = i was, ive = i have, hes = he was, shes = she was, theyre = they was, has = have, had = have, ’s = is, got = was, am = was, is = was, been = was, were = was, are = was, get = was, getting = was, gets = was
    id = i have, dying of laughter = laughing, dying of boredom = bored, dying to = eager to
  `,
  kinds: {
    DEAR: `
      mother, mum, mom, mums, moms, mommy, mama, father, dad, dads, daddy, papa, parents, brother, sister, son, daughter, wife, husband, partner,
      friend, friends, best friend, grandma, grandmother, grandpa, grandfather, granddad, gran, nan, nana, uncle, aunt,
      auntie, cousin, nephew, niece, cat, dog, puppy, kitten, horse, rabbit, hamster, pet, baby, child, kid, girlfriend, boyfriend,
      fiance, fiancee, colleague, coworker, neighbour, neighbor, teacher, boss, mentor, godmother, godfather,
      stepfather, stepmother, stepdad, stepmom, mother in law, father in law, sister in law, brother in law, twin, ex, roommate, patient, students, student
    `,
    DIED: `died, passed away, passed, dead, gone forever, was dead, killed, stillborn, euthanised, put down, put to sleep`,
    LOST: `lost, lose, losing, buried, burying`,
    ILLNESS: `
      a biopsy, biopsy, an mri, a shadow on,
      cancer, leukemia, leukaemia, lymphoma, a tumour, tumor, tumour, brain tumor, brain tumour, ms, multiple sclerosis, als, parkinsons,
      alzheimers, dementia, hiv, stroke, heart attack, terminal, chemo, stage four, metastases
    `,
    FIRED: `fired, laid off, sacked, made redundant, let go, dismissed`,
    LEFT: `left, dumped, divorced, cheated on, broke up with, split up with, walked out on, is leaving, leaving, ghosted`,
  },
  after: `and, but, because, when, in, on, at, this, last, of, from, after, before, i, two, three, a, an, years, weeks, days, ago, so, with, by, to, while, during, around, unexpectedly`,
  death: `
    my DEAR DIED
    he/she DIED in/last/when/two/three/four/five/six/ten
    my DEAR was/have DIED
    my DEAR … DIED $
    our DEAR was/have DIED
    our DEAR DIED
    DEAR of mine DIED
    DEAR DIED $
    DEAR was DIED $
    i LOST my/our/a/another DEAR
    i have LOST my/our/a DEAR
    LOST my/our/a DEAR $
    we LOST our/my/a/the DEAR
    was at my DEAR funeral
    my DEAR funeral
    funeral of my DEAR
    coming/back/home from … funeral
    was … funeral $
    going to … funeral $
    i have a miscarriage
    DEAR took own life
    DEAR took his/her/their own life
    DEAR hanged himself/herself
    DEAR killed himself/herself/themselves
    DEAR committed suicide
    have to put my DEAR DIED
    have to put DIED my DEAR
    put my/our DEAR down
    put my/our DEAR to sleep
    i was grieving
    i was in mourning
    i was a widow/widower
    it was the anniversary of my DEAR death
    since my DEAR DIED
  `,
  blow: `
    my DEAR have ILLNESS
    my DEAR was diagnosed
    my DEAR was … ILLNESS
    my DEAR was dying
    my DEAR was in hospital
    my DEAR in hospital
    my DEAR was in the hospital
    my DEAR in the hospital
    my DEAR was taken/rushed to hospital
    my DEAR was taken/rushed to the hospital
    my DEAR have surgery
    my DEAR needs surgery
    my DEAR was having surgery
    my DEAR have an operation
    my DEAR fell … broke
    my DEAR fell down
    my DEAR broke hip/her/his
    my DEAR was in hospice/intensive/icu/coma
    my DEAR was in a coma
    my DEAR … have a ILLNESS
    i have ILLNESS
    i have a ILLNESS
    i was diagnosed
    i was … diagnosed with
    diagnosed me with
    they/doctors/doctor found a/something ILLNESS/tumor/lump
    they/doctors/doctor found a lump
    they/doctors/doctor found something in/on
    my DEAR have to have ILLNESS
    my DEAR needs ILLNESS
    my DEAR have to go in for ILLNESS
    have to go in for ILLNESS
    going in for ILLNESS
    it was ILLNESS
    i was dying $
    i was FIRED
    i have was FIRED
    they/boss FIRED me
    they/boss/company/work let me go $
    they/boss/company/work let me go by/over/because/end
    was letting me go
    i was being FIRED
    i LOST my job
    i have LOST my job
    LOST my job $
    my DEAR LEFT me
    my DEAR have LEFT me
    DEAR was LEFT me
    he/she LEFT me
    he/she have LEFT me
    he/she was LEFT me
    my DEAR and i broke/split up
    my DEAR and i separated
    my DEAR and i was separated
    me and my DEAR separated
    we separated
    my DEAR and i was LEFT
    me and my DEAR broke/split up
    we broke up
    we split up
    we was LEFT $
    was LEFT divorced
    was LEFT a divorce
    i was LEFT $
    my DEAR LEFT $
    i was LEFT by
    i was divorced $
    wants a divorce
    was getting a divorce
    called off the wedding/engagement
    broke off the engagement
    engagement was off
    my DEAR was in a car accident/crash
    my DEAR have an accident
    my house burned down
    we LOST our/the house/home
    i LOST my house/home
    i was evicted
  `,
  past: `
    years ago
    last year
    year ago
    ages ago
    back then
    long ago
    he/she/they writes/wrote/says/said
    his/her/their/dating profile
    in bio
  `,
  over: `
    it was ok/okay/fine/alright $
    its ok/okay/fine/alright $
    was over it
    have moved on
    moving on $
    ^ anyway
    ^ anyways
    anyway $
    never mind
    nevermind
    enough about that/this/me
    enough of that/this
    change the subject
    talk about something else
    about something else
    no big deal
    not a big deal
    no worries
    forget it
  `,
};
