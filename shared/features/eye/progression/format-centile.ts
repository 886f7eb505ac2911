interface CentileTexts {
  centile: (centile: string) => string;
  below: (centile: number) => string;
  above: (centile: number) => string;
}

/** Writes a centile as a whole number, never 0 or 100. */
export function formatCentile(centile: number, texts: CentileTexts): string {
  const whole = Math.round(centile);
  if (whole < 1) return texts.below(1);
  return whole > 99 ? texts.above(99) : texts.centile(String(whole));
}
