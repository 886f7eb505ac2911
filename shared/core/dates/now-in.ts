const formats = new Map<string | undefined, Intl.DateTimeFormat>();

const formatIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', {
    ...(timeZone && { timeZone }),
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });

/**
 * Local date and time of day in a time zone, as `YYYY-MM-DD` and `HH:MM`.
 * @param timeZone IANA name; undefined for the device's time zone
 * @param now milliseconds since 1970
 */
export function nowIn(timeZone: string | undefined, now = Date.now()): { date: string; time: string } {
  const format = formats.get(timeZone) ?? formatIn(timeZone);
  formats.set(timeZone, format);
  const shown = format.format(now);
  return { date: shown.slice(0, 10), time: shown.slice(-5) };
}
