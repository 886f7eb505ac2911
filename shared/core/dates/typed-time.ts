/** Maximum length of a text that can be a time. */
const maxLength = 20;
const forenoon = /^(?:am|a\.m\.?|上午|早上|凌晨)|(?:am|a\.m\.?)$/;
const afternoon = /^(?:pm|p\.m\.?|下午|晚上|傍晚|中午)|(?:pm|p\.m\.?)$/;
const clock = /^(\d{1,2})(?:[:.点點时時h](\d{2})?(?:分)?)?$/;
const fourDigits = /^(\d{1,2})(\d{2})$/;
const half = /半$/;

/**
 * Reads a time of day as people type it: `16:30`, `16.30`, `1630`, `4:30 pm`, `4pm`, `9`, `下午4点半`, `16：30`.
 * @returns `HH:MM`; undefined if the text is not a time
 */
export function parseTypedTime(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const simple = text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  const isMorning = forenoon.test(simple);
  const isLate = afternoon.test(simple);
  const bare = simple.replace(forenoon, '').replace(afternoon, '').replace(half, '30');
  const [, hours = '', minutes = '00'] = clock.exec(bare) ?? fourDigits.exec(bare) ?? [];
  if (hours === '') return undefined;
  const hour = toFullDay(Number(hours), isMorning, isLate);
  if (hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Converts a 12-hour clock to 24 hours: 12 am is midnight, 12 pm is noon. */
function toFullDay(hour: number, isMorning: boolean, isLate: boolean): number {
  if (isLate) return hour < 12 ? hour + 12 : hour;
  return isMorning && hour === 12 ? 0 : hour;
}
