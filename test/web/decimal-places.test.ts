import { expect, test } from 'vitest';
import { missingPlaces } from '../../web/ui/form/decimal-places.ts';

test.each([
  ['−1.75', 2, 0, false],
  ['28.5', 2, 1, false],
  ['28,5', 2, 1, false],
  ['175', 2, 2, true],
  ['', 2, 2, true],
  ['175', 0, 0, false],
  ['1.875', 2, 0, false],
])(
  'to align “%s” in a column with %i decimal places, %i digits must be added (and the decimal point: %s)',
  (text, places, digits, point) => {
    expect(missingPlaces(text, places)).toEqual({ digits, point });
  },
);
