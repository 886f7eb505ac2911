import type { Locale, Script } from '../fields.ts';

/** A recipient with language and script. */
export interface Recipient {
  to: string;
  locale: Locale;
  script: Script;
}

/** The recipient for a person; the default script is the organisation's. */
export function recipientOf(
  { email, locale, script }: { email: string; locale: Locale; script: Script | null },
  organization?: { script: Script } | undefined,
): Recipient {
  return { to: email, locale, script: script ?? organization?.script ?? 'simplified' };
}
