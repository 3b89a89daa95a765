import type { ReportTexts } from './texts';

export const chinese: ReportTexts = {
  removal: ({ receipt, due }) => ({
    subject: `我们已收到您的请求（${receipt}）`,
    blocks: [
      '您好！',
      '我们已收到您要求移除真人私密图片的请求。编号是',
      { code: receipt },
      `会有工作人员亲自查看，并在 48 小时之内，即 ${due} 之前作出决定。情况属实的，我们会移除该图片以及我们所知的副本。请保留这个编号。`,
      '不是您本人提出的？那么是有人误填了您的地址，您无需做任何事。',
    ],
  }),
  decided: ({ receipt, state, answer }) => ({
    subject: `关于您的举报 ${receipt}`,
    blocks: [
      '您好！',
      state === 'done'
        ? '感谢您的举报。我们已经核实并作了处理。'
        : state === 'refused'
          ? '感谢您的举报。我们已经核实，不会作出更改。'
          : '感谢您的举报。我们正在核实。',
      ...(answer === null ? [] : [answer]),
      `您的编号是 ${receipt}。`,
    ],
  }),
};
