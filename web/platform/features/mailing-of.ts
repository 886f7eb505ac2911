import { languageInput } from '../i18n/written-languages.ts';
import type { ReportsToSend } from './report-places.ts';

export const mailingOf = ({
  copy,
  to,
  message,
  asLink,
  again,
  addressesConfirmed,
  changesAcknowledged,
}: ReportsToSend) => ({
  ...{ to, message, asLink, again, addressesConfirmed, changesAcknowledged },
  ...languageInput(copy),
});
