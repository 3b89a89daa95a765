const groupSeparator = '\u00a0';
const decimalMark = ',';

/**
 * An Intl.NumberFormat that writes 1 234 567,8 in every language (spec 4.17): U+00A0 between
 * thousands, a comma for decimals. Money keeps each language's own format.
 */
export class ProductNumberFormat extends Intl.NumberFormat {
  readonly #isMoney: boolean;

  constructor(locales?: string | string[], options: Intl.NumberFormatOptions = {}) {
    const isMoney = options.style === 'currency';
    super(locales, isMoney ? options : { useGrouping: 'always', ...options });
    this.#isMoney = isMoney;
  }

  override format(value: number | bigint | Intl.StringNumericLiteral): string {
    return this.formatToParts(value)
      .map((part) => part.value)
      .join('');
  }

  override formatToParts(
    value: number | bigint | Intl.StringNumericLiteral = NaN,
  ): Intl.NumberFormatPart[] {
    const parts = super.formatToParts(value);
    return this.#isMoney ? parts : parts.map(withProductMarks);
  }
}

function withProductMarks(part: Intl.NumberFormatPart): Intl.NumberFormatPart {
  if (part.type === 'group') return { ...part, value: groupSeparator };
  if (part.type === 'decimal') return { ...part, value: decimalMark };
  return part;
}
