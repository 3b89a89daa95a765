export type Formatted = {
  desires: string;
  price: string;
  date: string;
  period: 'month' | 'year' | null;
  trialDays: number;
  isRenewing: boolean;
  settings: string;
};

type Text = { subject: string; paragraphs: string[] };

export type MoneyTexts = {
  desires(values: Formatted): Text;
  premium(values: Formatted): Text;
  renewal(values: Formatted): Text;
  failedRenewal(values: Formatted): Text;
  cancellation(values: Formatted): Text;
  /** Cancelled while a payment was due: there is no time left. */
  endedCancellation(values: Formatted): Text;
  /** What it is called on a provider's page. */
  product(values: Pick<Formatted, 'desires' | 'period'>): string;
};
