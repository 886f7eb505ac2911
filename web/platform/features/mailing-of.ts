import type { ReportsToSend } from './report-places.ts';

/** What every call that sends reports is given, whatever they are of. */
export const mailingOf = ({
  copy: { language, script },
  to,
  message,
  asLink,
  again,
  addressesConfirmed,
  changesAcknowledged,
}: ReportsToSend) => ({
  ...{ to, message, asLink, again, addressesConfirmed, changesAcknowledged, language },
  script: language === 'zh' ? script : null,
});
