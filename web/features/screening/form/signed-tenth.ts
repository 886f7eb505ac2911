/** A change with its sign, to a tenth at most: "+2.4", "−0.8", "0". */
export function signedTenth(change: number): string {
  const rounded = Math.round(change * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
}
