import { defineMessages } from 'react-intl';

export const reasonTexts = defineMessages({
  inappropriate: { id: 'report.reasonInappropriate' },
  minor: { id: 'report.reasonMinor' },
  'real-person': { id: 'report.reasonRealPerson' },
  harmful: { id: 'report.reasonHarmful' },
  spam: { id: 'report.reasonSpam' },
  technical: { id: 'report.reasonTechnical' },
  payment: { id: 'report.reasonPayment' },
  other: { id: 'report.reasonOther' },
});
