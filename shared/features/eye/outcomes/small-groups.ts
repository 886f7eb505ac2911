import { type HiddenGroup, smallestGroup } from './schema.ts';

const isSmall = (size: number) => size > 0 && size < smallestGroup;

/**
 * Which parts of a visible total must be hidden: parts with fewer than ten children, and enough other parts
 * so that nobody can compute the small ones from the total. At least two parts, with ten or more children
 * together, are hidden (complementary suppression: Hundepool et al. 2012, Statistical Disclosure Control,
 * Wiley, chapter 4).
 */
export function hiddenParts(sizes: readonly number[]): (HiddenGroup | null)[] {
  const hidden = sizes.map((size): HiddenGroup | null => (isSmall(size) ? 'few' : null));
  for (;;) {
    const parts = sizes.filter((_, at) => hidden[at]);
    const sum = parts.reduce((total, size) => total + size, 0);
    if (parts.length === 0 || (parts.length > 1 && sum >= smallestGroup)) return hidden;
    const shown = sizes.flatMap((size, at) => (size > 0 && !hidden[at] ? [{ size, at }] : []));
    const [least] = shown.sort((one, other) => one.size - other.size);
    if (!least) return hidden;
    hidden[least.at] = 'withheld';
  }
}

/** Hides all parts of a total that is hidden. */
export const allHidden = (sizes: readonly number[]): HiddenGroup[] =>
  sizes.map(size => (size < smallestGroup ? 'few' : 'withheld'));

/**
 * Finds the hidden groups in two levels: the parts of a total, and the parts of each of these parts.
 * @param parts for each part of the total, the sizes of its own parts
 */
export function hiddenGroups(parts: readonly (readonly number[])[]) {
  const sizes = parts.map(sum);
  const whole: HiddenGroup | null = isSmall(sum(sizes)) ? 'few' : null;
  const ofParts = whole ? allHidden(sizes) : hiddenParts(sizes);
  const within = parts.map((part, at) => (ofParts[at] ? allHidden(part) : hiddenParts(part)));
  return { whole, parts: ofParts, within };
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
