/** Date and time of day in a time zone, `YYYY-MM-DD` and `HH:MM`. */
export function nowIn(timeZone: string | undefined, at = new Date()): { date: string; time: string } {
  const zone = timeZone ? { timeZone } : {};
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  });
  return { date: new Intl.DateTimeFormat('en-CA', zone).format(at), time: time.format(at) };
}
