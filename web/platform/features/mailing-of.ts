import type { ReportsToSend } from './report-places.ts';

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
