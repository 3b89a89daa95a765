import { defineMessages } from 'react-intl';

export const kindTexts = defineMessages({
  name: { id: 'memory.name' },
  fact: { id: 'memory.fact' },
  preference: { id: 'memory.preference' },
});
