/** Calling codes of one or two digits; all others have three (ITU-T E.164). */
const shortCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * Digit groups for countries that group digits in their own way, by the beginning of the number: the first
 * whose sum is the length of the national number. Area codes have different lengths in these countries.
 */
const ownGroups: [beginning: RegExp, groups: number[]][] = [
  [/^33/, [1, 2, 2, 2, 2]],
  [/^442/, [2, 4, 4]],
  [/^441(?:1|.1)/, [3, 3, 4]],
  [/^44/, [4, 6]],
  [/^8610/, [2, 4, 4]],
  [/^862/, [2, 4, 4]],
  [/^8862/, [1, 4, 4]],
  [/^91/, [5, 5]],
];

/** Digit groups by length of the national number, for all other calling codes. */
const groupsByLength: Record<number, number[]> = {
  7: [3, 4],
  8: [4, 4],
  9: [3, 3, 3],
  10: [3, 3, 4],
  11: [3, 4, 4],
};

/**
 * Formats a phone number: `+85291234567` becomes `+852 9123 4567`, with non-breaking spaces. The grouping is
 * exact for mobile numbers in our regions and their large cities, and approximate elsewhere. We use this
 * function because libphonenumber is large.
 * @param phone E.164; any other text is returned unchanged
 */
export function readablePhone(phone: string): string {
  const digits = /^\+(\d{7,15})$/.exec(phone)?.[1];
  if (digits === undefined) return phone;
  const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  const number = digits.slice(code.length);
  return [`+${code}`, ...split(number, groupsFor(digits, number.length))].join('\u00a0');
}

function groupsFor(digits: string, length: number): number[] {
  const own = ownGroups.find(
    ([beginning, groups]) => beginning.test(digits) && groups.reduce((sum, size) => sum + size, 0) === length,
  );
  return own?.[1] ?? groupsByLength[length] ?? [length];
}

function split(digits: string, sizes: number[]): string[] {
  let from = 0;
  return sizes.map(size => {
    from += size;
    return digits.slice(from - size, from);
  });
}
