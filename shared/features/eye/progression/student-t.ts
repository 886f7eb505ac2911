/**
 * Probability that Student's t lies between −t and t (Abramowitz and Stegun 26.7.3 and 26.7.4).
 * @param degreesOfFreedom a whole number from 1
 */
export function centralProbability(t: number, degreesOfFreedom: number): number {
  const angle = Math.atan(t / Math.sqrt(degreesOfFreedom));
  const cosine = Math.cos(angle);
  const isOdd = degreesOfFreedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = degreesOfFreedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power <= degreesOfFreedom - 2; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}

/** Two-sided critical value of t: 2.776 for 0.95 and 4 degrees of freedom. */
export function criticalT(probability: number, degreesOfFreedom: number): number {
  let low = 0;
  let high = 1;
  while (centralProbability(high, degreesOfFreedom) < probability) high *= 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (centralProbability(middle, degreesOfFreedom) < probability) low = middle;
    else high = middle;
  }
  return high;
}
