/** Cached formatters, because creating a formatter takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset of a time zone from UTC at an instant, in milliseconds. @param timeZone IANA name */
export function offsetAt(timeZone: string, at: number): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}
