/**
 * Share of Student's t distribution between −t and t (Abramowitz and Stegun 26.7.3 and 26.7.4).
 * @param freedom degrees of freedom, a whole number from 1
 */
export function shareWithin(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const cosine = Math.cos(angle);
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}

/** The t between whose signs this share of the distribution lies: 2.776 for 0.95 and 4 degrees of freedom. */
export function criticalT(share: number, freedom: number): number {
  let low = 0;
  let high = 1;
  while (shareWithin(high, freedom) < share) high *= 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (shareWithin(middle, freedom) < share) low = middle;
    else high = middle;
  }
  return high;
}
