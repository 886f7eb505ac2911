/** Words for an eye that reads no line. */
const lowVisionWords: Record<string, string> = {
  PL: 'LP',
  NPL: 'NLP',
  FC: 'CF',
  指数: 'CF',
  数指: 'CF',
  數指: 'CF',
  指數: 'CF',
  手动: 'HM',
  手動: 'HM',
  光感: 'LP',
  无光感: 'NLP',
  無光感: 'NLP',
};

/**
 * Converts a typed acuity to its stored form. It accepts full-width signs, spaces, a decimal comma, a missing
 * zero, a typographic minus, and other words for CF, HM, LP and NLP. Unreadable text is returned unchanged.
 */
export function readAcuity(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/\s+/gu, '')
    .replace(/[−–]/gu, '-')
    .replace(/[,，。]/gu, '.')
    .replace(/^(-?)\./u, '$10.')
    .toUpperCase();
  return lowVisionWords[text] ?? text;
}
