import { criticalT } from '../progression/student-t.ts';

export interface Sums {
  size: number;
  sum: number;
  squares: number;
}

const confidence = 0.95;
/** Two-sided 95 % point of the standard normal distribution. */
const normal95 = 1.959964;

/**
 * The mean and its 95 % confidence interval by Student's t: mean ± t(n − 1) · s / √n (Altman et al. 2000,
 * Statistics with Confidence, chapter 4). There is no interval for fewer than two values. Pass one value per
 * child, because the two eyes are not independent.
 */
export function meanInterval({ size, sum, squares }: Sums): {
  mean: number;
  interval: [number, number] | null;
} {
  const mean = sum / size;
  if (size < 2) return { mean, interval: null };
  const variance = Math.max(0, (squares - size * mean ** 2) / (size - 1));
  const margin = criticalT(confidence, size - 1) * Math.sqrt(variance / size);
  return { mean, interval: [mean - margin, mean + margin] };
}

/**
 * The 95 % confidence interval of a share, from 0 to 1, by Wilson's score method (Wilson 1927, J Am Stat
 * Assoc 22:209–212; Newcombe 1998, Stat Med 17:857–872, method 3): 81 of 263 → 0.2553 to 0.3662.
 */
export function wilsonInterval(count: number, size: number): [number, number] {
  const share = count / size;
  const square = normal95 ** 2;
  const middle = share + square / (2 * size);
  const margin = normal95 * Math.sqrt((share * (1 - share)) / size + square / (4 * size ** 2));
  const scale = 1 + square / size;
  return [Math.max(0, (middle - margin) / scale), Math.min(1, (middle + margin) / scale)];
}
