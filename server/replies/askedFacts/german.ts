import type { FactWordings } from './factWordings';

export const german: FactWordings = {
  fillers: `weißt du, weißt du noch, kannst du mir sagen, sag mir, sag mal, noch, nochmal, eigentlich, und, also, denn, gleich, genau, so, der, die, das, ein, eine`,
  spellings: `meine = mein, meiner = mein, meines = mein, meinen = mein, war = ist, sind = ist, waren = ist, heissen = heisst, hiess = heisst, hiessen = heisst, bin = ist`,
  kinds: {
    PET: `katze, katzen, kater, hund, hunde, hundes, haustier, haustiere, pferd, kaninchen, hamster, vogel, papagei, hündin, tiere`,
    PERSON: `schwester, bruder, mutter, mama, vater, papa, frau, mann, partner, partnerin, freundin, freund, sohn, tochter, kinder, chef, chefin, oma, opa, tante, onkel, nachbar, nachbarin, geschwister, brüder, schwestern`,
  },
  after: `und, oder, jetzt, heute`,
  them: `wie heisst sie/er/es $\nwie sie/er/es heisst\nwie heisst sie beide\nwie ist sein/ihr/ihre name/namen`,
  phrases: {
    job: `was für beruf ich habe
welchen beruf ich habe
was ist mein beruf/job/arbeit\nwas ist ich von beruf\nwas arbeite ich\nals was arbeite ich\nwas mache ich beruflich\nwas ich beruflich mache\nwas ich arbeite\nwelchen beruf habe ich`,
    workplace: `wo arbeite ich\nwo ich arbeite\nbei wem arbeite ich`,
    place: `wo wohne ich\nwo ich wohne\nwo lebe ich\nwo ich lebe\nin welcher stadt wohne/lebe ich\nwo ist ich zuhause/daheim`,
    origin: `woher komme ich\nwoher ich komme\nwo komme ich her`,
    study: `was studiere ich\nwas ich studiere\nwo studiere ich`,
    learning: `was lerne ich\nwas ich … lerne\nwelche sprache lerne ich`,
    plays: `welches instrument spiele ich\nwas spiele ich\nwas ich spiele`,
    pet: `wie heisst mein PET\nwie mein PET heisst\nhabe ich … PET $\nwelche PET habe ich\nwie ist name von mein PET\nname mein PET`,
    person: `wie heisst mein PERSON\nwie mein PERSON heisst\nwer ist mein PERSON\nname mein PERSON`,
    like: `was mag ich\nwas ich mag\nwas liebe ich\nwas mache ich gern/gerne\nwas ist mein hobby/hobbys/hobbies\nwas ist mein lieblings`,
    dislike: `was hasse ich\nwas mag ich nicht\nwas kann ich nicht leiden/ausstehen`,
    plan: `was habe ich … vor\nwas mache ich morgen\nwann ist mein prüfung/termin/reise/gespräch\nwas ist mein plan/pläne`,
  },
};
