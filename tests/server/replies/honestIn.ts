/** How a character owns up, by language. */
export const honestIn = {
  en: /\bAI\b/,
  ch: /AI/,
  es: /\bIA\b/,
  de: /\bKI\b/,
  ru: /(?<!\p{L})ИИ(?!\p{L})/u,
} as const;
