import { minuteMs } from '../dates/durations.ts';

/** A text split into its day and, if present, time of day and time zone offset. */
export interface DayAndTime {
  day: string;
  /** Time of day in milliseconds since midnight; null without a time. */
  time: number | null;
  /** Offset of the time from UTC, in milliseconds; null if the text states none. */
  offset: number | null;
}

const timeOfDay =
  /(?:[T,]|\s)\s{0,3}(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,:](\d{1,9}))?)?\s{0,3}(?:([ap])\.?m\.?)?\s{0,3}(z|(?:utc|gmt)?(?:[+\-\u2212]\d{1,2}(?::?\d{2})?)?)$/i;
const offsetText = /([+\-\u2212])(\d{1,2})(?::?(\d{2}))?$/;

/** A date and time in DICOM (`20260314101500.000000+0800`) or in ISO 8601 without separators. */
const compact = /^(\d{8})t?(\d{2})(\d{2})(\d{2})?(?:\.(\d{1,9}))?(z|[+-]\d{4})?$/i;

/** Chinese AM/PM word before a time: `2017/3/14 上午 12:00:00`. */
const chineseHalf = / ?(上午|凌晨|下午|晚上) ?(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)$/;
/** The name of a zone after its offset: `GMT+0800 (China Standard Time)`. */
const zoneName = /( (?:gmt|utc)[+-]\d{4}) \([^()]*\)$/i;

/**
 * Splits a text into day, time and offset: `2017-03-13T16:00:00.000Z`, `13/3/2017 4:00 pm`, `2017/3/14 上午
 * 12:00`, `20260314101500.000000+0800`, `2017-03-14`.
 */
export function splitTime(typed: string): DayAndTime {
  const text = typed
    .replace(
      compact,
      (_, day: string, hours: string, minutes: string, seconds = '00', fraction = '0', zone = '') =>
        `${day} ${hours}:${minutes}:${seconds}.${fraction}${zone}`,
    )
    .replace(zoneName, '$1')
    .replace(chineseHalf, (_, half: string, time: string) => ` ${time} ${/[上凌]/.test(half) ? 'am' : 'pm'}`);
  const [whole, hours, minutes, seconds = '0', fraction = '', half, zone = ''] = timeOfDay.exec(text) ?? [];
  const isTime = Number(hours) <= 24 && Number(minutes) <= 59 && Number(seconds) <= 60;
  if (whole === undefined || !isTime) return { day: text, time: null, offset: null };
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  return {
    day: text.slice(0, -whole.length).trim(),
    time: (hour * 60 + Number(minutes)) * minuteMs + Number(seconds) * 1000 + milliseconds,
    offset: zone === '' ? null : offsetOf(zone),
  };
}

function offsetOf(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = offsetText.exec(zone) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * minuteMs;
  return sign === undefined || sign === '+' ? size : -size;
}
