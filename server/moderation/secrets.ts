const WORDS =
  /(?<!\p{L})(?:pass(?:word|code|phrase)s?|pin(?:[ -]?(?:code|number))?|cvv|cvc|iban|swift|ssn|social security|api[ -]?key|secret key|seed phrase|passw(?:o|ö)rt|kennwort|geheimzahl|kreditkarte\p{L}*|kontonummer|contraseña|clave|tarjeta de crédito|número de cuenta|credit card|card number|account number|парол\p{L}*|пин[ -]?код\p{L}*|номер (?:карты|счёта|счета)|кредитн\p{L}+ карт\p{L}+)(?!\p{L})|密码|口令|信用卡|银行卡|卡号|账号|身份证|验证码/iu;
/** A card, account or telephone number, however it is grouped. */
const LONG_NUMBER = /(?:\d[ .\-/]{0,2}){9,}/u;
const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,}/u;
const KEY = /(?<![\p{L}\d])(?:sk|pk|rk|ghp|gho|xox[bp]|AKIA)[-_]?[A-Za-z\d_-]{12,}/u;
const ADDRESS = /\S@[^\s@.]{1,63}\.\S|https?:\/\//iu;

/** Passwords, card and account numbers, keys, addresses: what no character needs to know. */
export const hasSecret = (text: string): boolean =>
  [WORDS, LONG_NUMBER, IBAN, KEY, ADDRESS].some((pattern) => pattern.test(text));
