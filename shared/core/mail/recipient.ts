import type { Locale, Script } from '../fields.ts';

export interface Recipient {
  to: string;
  locale: Locale;
  script: Script;
}

/** Makes a recipient from a person; the default Chinese script is the organisation's. */
export function recipientOf(
  { email, locale, script }: { email: string; locale: Locale; script: Script | null },
  organization?: { script: Script } | undefined,
): Recipient {
  return { to: email, locale, script: script ?? organization?.script ?? 'simplified' };
}
