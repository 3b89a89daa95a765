import type { ReportTexts } from './texts';

export const english: ReportTexts = {
  removal: ({ receipt, due }) => ({
    subject: `We have your request (${receipt})`,
    blocks: [
      'Hello,',
      'we have your request to remove an intimate picture of a real person. Its number is',
      { code: receipt },
      `A person looks at it and decides by ${due}, within 48 hours. What is found to be so is removed, together with copies we know of. Please keep the number.`,
      'It was not you? Then somebody gave your address by mistake, and there is nothing to do.',
    ],
  }),
  decided: ({ receipt, state, answer }) => ({
    subject: `About your report ${receipt}`,
    blocks: [
      'Hello,',
      state === 'done'
        ? 'thank you for your report. We have looked into it and acted on it.'
        : state === 'refused'
          ? 'thank you for your report. We have looked into it, and nothing will be changed.'
          : 'thank you for your report. We are looking into it.',
      ...(answer === null ? [] : [answer]),
      `Your number is ${receipt}.`,
    ],
  }),
};
