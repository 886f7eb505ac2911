interface CentileTexts {
  centile: (centile: string) => string;
  below: (centile: number) => string;
  above: (centile: number) => string;
}

/**
 * The centile as a whole number from 1 to 99; null if it is below or above, so that "below 1" or "above 99"
 * is printed.
 */
export function wholeCentile(centile: number): number | null {
  const whole = Math.round(centile);
  return whole < 1 || whole > 99 ? null : whole;
}

/** Formats a centile as a whole number, or as "below 1" or "above 99". */
export function formatCentile(centile: number, texts: CentileTexts): string {
  const whole = wholeCentile(centile);
  if (whole !== null) return texts.centile(String(whole));
  return centile < 50 ? texts.below(1) : texts.above(99);
}
