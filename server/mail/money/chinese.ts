import type { Formatted, MoneyTexts } from './texts';

const each = ({ period }: Formatted) => (period === 'year' ? '每年' : '每月');

function terms(values: Formatted): string[] {
  const { price, date, trialDays, isRenewing, settings } = values;
  if (!isRenewing)
    return [`你已预付 ${price}。高级会员有效期至${date}，到期不会自动续费，因此无需取消。`];
  return [
    trialDays > 0
      ? `前 ${trialDays} 天免费。${date}将首次扣款 ${price}，之后${each(values)} ${price}。`
      : `你已支付 ${price}。下次扣款 ${price} 的日期是${date}。`,
    `你随时可以一步取消，已付费的时间仍归你使用：${settings}`,
  ];
}

export const chinese: MoneyTexts = {
  product: ({ desires, period }) =>
    period === null ? `${desires} 个心愿` : `高级会员（${period === 'year' ? '一年' : '一个月'}）`,
  desires: ({ desires, price, settings }) => ({
    subject: `${desires} 个心愿已到账`,
    paragraphs: [
      `谢谢你的购买。你以 ${price} 购买了 ${desires} 个心愿，已经存入你的余额。`,
      `所有购买记录和余额变动都可以在设置里查看：${settings}`,
    ],
  }),
  premium: (values) => ({
    subject: '高级会员已开通',
    paragraphs: [
      `谢谢你的支持。高级会员已开通，${values.desires} 个心愿已存入你的余额。`,
      ...terms(values),
    ],
  }),
  renewal: (values) => ({
    subject: '高级会员已续费',
    paragraphs: [
      `我们已为高级会员扣款 ${values.price}。下次扣款日期是${values.date}。`,
      `你随时可以在设置里取消：${values.settings}`,
    ],
  }),
  failedRenewal: (values) => ({
    subject: '高级会员续费失败',
    paragraphs: [
      `我们未能为高级会员扣款 ${values.price}。接下来几天我们会再次尝试，请确认你的银行卡有效且余额充足。`,
      `高级会员可以继续使用到${values.date}。如果届时仍未扣款成功，会员就会结束，之后不会再扣款。`,
      `你随时可以在设置里取消：${values.settings}`,
    ],
  }),
  cancellation: ({ date, settings }) => ({
    subject: '高级会员已取消',
    paragraphs: [
      `高级会员已取消。你可以继续使用到${date}，之后不会再扣款。`,
      `改主意了？在那之前你都可以在设置里恢复：${settings}`,
    ],
  }),
  endedCancellation: ({ settings }) => ({
    subject: '高级会员已取消',
    paragraphs: [
      '高级会员已取消并结束，因为上一次续费没有付款成功。之后不会再扣款。',
      `你随时可以在设置里重新开通：${settings}`,
    ],
  }),
};
