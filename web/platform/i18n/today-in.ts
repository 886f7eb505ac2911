/** Today in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-CA', { ...(timeZone && { timeZone }) }).format(new Date());
}
