/**
 * The target with the other sign if the typed one asks for less myopia, that is, for a rising power or a
 * shorter eye. Treatments only slow myopia, so the typed sign is probably wrong. Null for any other target.
 */
export function targetMeant(perYear: number, unit: 'D' | 'mm'): number | null {
  const isLessMyopia = unit === 'D' ? perYear > 0 : perYear < 0;
  return isLessMyopia ? -perYear : null;
}
