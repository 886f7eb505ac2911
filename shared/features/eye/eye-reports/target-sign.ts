/**
 * The target with the other sign, if the typed one asks for less myopia: powers that rise or eyes that get
 * shorter. A treatment slows myopia, so the sign is probably missing. Null for any other target.
 */
export function targetMeant(perYear: number, unit: 'D' | 'mm'): number | null {
  const isLessMyopia = unit === 'D' ? perYear > 0 : perYear < 0;
  return isLessMyopia ? -perYear : null;
}
