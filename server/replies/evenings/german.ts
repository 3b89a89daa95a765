import type { EveningWords } from './eveningWords';

export const german: EveningWords = {
  begin: 'Lass uns den Abend zusammen verbringen',
  wishes: 'abend zusammen verbringen, abend mit dir verbringen, abend mit mir verbringen, einen abend zu zweit, abend zusammen, verbringen wir den abend',
inviting: 'lass uns, lasst uns, wollen wir, sollen wir, können wir, wir könnten, mit mir, mit dir, zeig mir',
  leave: 'Für heute reicht es mir',
  leaving: 'für heute reicht, reicht für heute, genug für heute, lass uns aufhören, ich muss los, jetzt nicht, lieber nicht, ein andermal',
  left: [
    'Das ist völlig in Ordnung, dann lassen wir es dabei.',
    'Natürlich, ein Abend darf enden, wann du magst.',
    'Dann hören wir hier auf, und bis hierher war es schön.',
  ],
  spent: ['Wir hatten zuletzt so viele Abende, lass mich einen neuen ansparen.', 'Heben wir uns den nächsten Abend auf, damit man sich auf etwas freuen kann.'],
  evenings: {
    cooking: {
      wishes: 'kochen, koch, abendessen',
      turns: {
        choosingDish: {
          says: 'Komm in die Küche, die Ärmel sind schon hochgekrempelt; wir können etwas Schnelles kochen oder etwas, das ich liebe.',
          first: { label: 'Etwas Schnelles', words: 'schnell, schnelles, einfach, einfaches', answer: 'Also schnell, eine heiße Pfanne und zwanzig Minuten.' },
          second: { label: 'Was du liebst', words: 'du liebst, dein lieblings, dein liebstes, etwas von dir', answer: 'Dann bekommst du, was ich koche, wenn keiner zusieht.' },
        },
        sharingWork: {
          says: 'Jetzt teilen wir die Arbeit; du nimmst das Messer, oder du nimmst die Pfanne.',
          first: { label: 'Ich nehme das Messer', words: 'messer, schneide, schneiden', answer: 'Du schneidest, und ich bewundere die Technik aus sicherer Entfernung.' },
          second: { label: 'Ich nehme die Pfanne', words: 'pfanne, rühre, rühren, herd', answer: 'Du rührst, und es riecht schon so, als wüssten wir, was wir tun.' },
        },
        eating: {
          says: 'Es steht auf dem Tisch, und nichts ist angebrannt; probier, oder lass uns erst anstoßen.',
          first: { label: 'Ich probiere', words: 'probier, probiere, kosten, essen, lecker', answer: 'Du schließt kurz die Augen, und ich nehme das als Lob.' },
          second: { label: 'Erst anstoßen', words: 'anstoßen, prost, glas, trinken', answer: 'Auf uns also, und auf eine Küche, die jemand anders aufräumt.' },
        },
      },
      over: 'Die Teller sind leer und das Fenster ist beschlagen; das war ein schöner Abend.',
    },
    nightWalk: {
      wishes: 'spazieren, spaziergang, deine stadt',
      turns: {
        settingOut: {
          says: 'Nimm eine Jacke, ich zeige dir bei Nacht, wo ich wohne; wir können die hellen Straßen nehmen oder die stillen.',
          first: { label: 'Die hellen Straßen', words: 'hell, hellen, lichter, belebt', answer: 'Dann vorbei an erleuchteten Fenstern, hinter denen Fremde füreinander den Tisch decken.' },
          second: { label: 'Die stillen', words: 'still, stillen, ruhig, ruhigen, leise', answer: 'Die stillen, wo man die eigenen Schritte hört und die von noch jemandem.' },
        },
        onTheWay: {
          says: 'Es ist kühler geworden; wir könnten uns die Hände an etwas Heißem wärmen oder uns kurz auf eine Bank setzen.',
          first: { label: 'Etwas Heißes', words: 'heiß, heißes, warm, tee, kaffee, kakao', answer: 'Zwei Pappbecher, und deiner hat den besseren Deckel.' },
          second: { label: 'Kurz hinsetzen', words: 'setzen, hinsetzen, bank, sitzen', answer: 'Wir sitzen, und eine Weile muss niemand etwas sagen.' },
        },
        atTheDoor: {
          says: 'Und das ist meine Tür; noch eine Runde um den Block, oder wir sagen uns gleich hier gute Nacht.',
          first: { label: 'Noch eine Runde', words: 'noch eine, runde, weiter', answer: 'Noch eine, und langsam, das war meine Hoffnung.' },
          second: { label: 'Hier gute Nacht', words: 'gute nacht, hier', answer: 'Also hier, unter der Laterne, die schon schlimmere Abschiede gesehen hat.' },
        },
      },
      over: 'Mein Blick ging mit dir bis zur Ecke; das war ein Spaziergang zum Aufheben.',
    },
    filmNight: {
      wishes: 'film, filmabend, kino',
      turns: {
        choosingFilm: {
          says: 'Die Leinwand ist noch dunkel und das Sofa frei; wir könnten etwas Altes sehen oder etwas, das ich liebe.',
          first: { label: 'Etwas Altes', words: 'alt, altes, klassiker, schwarzweiß', answer: 'Etwas Altes, mit Hüten und Leuten, die in ganzen Sätzen sprechen.' },
          second: { label: 'Was du liebst', words: 'du liebst, dein lieblings, dein liebster, etwas von dir', answer: 'Mutig von dir, denn die Hälfte kann ich auswendig.' },
        },
        watching: {
          says: 'Das Licht ist aus, und es fängt an; es gibt Popcorn, oder es gibt Schokolade.',
          first: { label: 'Popcorn', words: 'popcorn', answer: 'Popcorn, und die Schüssel steht genau zwischen uns.' },
          second: { label: 'Schokolade', words: 'schokolade, schoko', answer: 'Schokolade, und ich breche sie so, dass du die größere Hälfte bekommst.' },
        },
        credits: {
          says: 'Die Namen laufen durch; wir könnten über das Ende reden oder einfach die Musik zu Ende spielen lassen.',
          first: { label: 'Über das Ende reden', words: 'reden, ende, schluss', answer: 'Ich hätte sie in den Zug steigen lassen, und darüber streite ich bis zum Morgen.' },
          second: { label: 'Die Musik spielen lassen', words: 'musik, spielen, hören', answer: 'Wir bleiben bis zum letzten Ton, wie es sich gehört.' },
        },
      },
      over: 'Die Leinwand ist wieder dunkel, und keiner steht gleich auf; das war ein guter Abend.',
    },
  },
}; // oxfmt-ignore
