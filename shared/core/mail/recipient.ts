import type { Locale, Script } from '../fields.ts';

/** To whom a mail goes, and how they read. */
export interface Recipient {
  to: string;
  locale: Locale;
  script: Script;
}

/** Somebody as a reader: as they chose, else as their organisation writes Chinese. */
export function recipientOf(
  { email, locale, script }: { email: string; locale: Locale; script: Script | null },
  organization?: { script: Script } | undefined,
): Recipient {
  return { to: email, locale, script: script ?? organization?.script ?? 'simplified' };
}
