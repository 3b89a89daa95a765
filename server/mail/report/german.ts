import type { ReportTexts } from './texts';

export const german: ReportTexts = {
  removal: ({ receipt, due }) => ({
    subject: `Deine Anfrage ist da (${receipt})`,
    blocks: [
      'Hallo,',
      'deine Anfrage, ein intimes Bild einer echten Person zu entfernen, ist bei uns angekommen. Ihre Nummer ist',
      { code: receipt },
      `Ein Mensch sieht sie sich an und entscheidet bis ${due}, also innerhalb von 48 Stunden. Bestätigt sie sich, entfernen wir das Bild und alle Kopien, von denen wir wissen. Bitte bewahre die Nummer auf.`,
      'Das warst nicht du? Dann hat jemand versehentlich deine Adresse angegeben, und du musst nichts tun.',
    ],
  }),
  decided: ({ receipt, state, answer }) => ({
    subject: `Zu deiner Meldung ${receipt}`,
    blocks: [
      'Hallo,',
      state === 'done'
        ? 'danke für deine Meldung. Wir sind ihr nachgegangen und haben gehandelt.'
        : state === 'refused'
          ? 'danke für deine Meldung. Wir sind ihr nachgegangen und ändern nichts.'
          : 'danke für deine Meldung. Wir gehen ihr gerade nach.',
      ...(answer === null ? [] : [answer]),
      `Deine Nummer ist ${receipt}.`,
    ],
  }),
};
