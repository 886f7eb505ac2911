/** Whether two birthdays are equal or may be a slip: day and month swapped, or one digit wrong or moved. */
export function compareBirthdays(one: string | null, other: string | null): 'same' | 'near' | 'other' | null {
  if (one === null || other === null) return null;
  if (one === other) return 'same';
  return swapped(one) === other || isOneSlip(one, other) ? 'near' : 'other';
}

/** The date with day and month swapped; invalid if there is no such month. */
export function swapped(date: string): string {
  const [year, month, day] = date.split('-');
  return `${year}-${day}-${month}`;
}

function isOneSlip(one: string, other: string): boolean {
  const at = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  const [first = 0, second = 0] = at;
  const isDisplaced =
    at.length === 2 && second - first <= 2 && one[first] === other[second] && one[second] === other[first];
  return at.length === 1 || isDisplaced;
}
