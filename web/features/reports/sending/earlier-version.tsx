import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withOnlyEarlier } from '../../../../shared/features/reports/sending/holders-of-earlier.ts';
import { allSendingsQuery } from '../../../platform/features/all-sendings-query.ts';
import type { EarlierVersionProps } from '../../../platform/features/parts.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { sourceOfKindQuery } from './queries.ts';
import { recipientsOfCase } from './recipients.ts';
import { delivered } from './use-records.ts';

/** Names the recipients of an amended record who have only an earlier version of its reports. */
function EarlierVersion({ kind, ...record }: EarlierVersionProps) {
  const { data: source } = useQuery(sourceOfKindQuery(kind));
  return source ? <WithOnlyEarlier source={source} {...record} /> : null;
}

interface WithOnlyEarlierProps extends Omit<EarlierVersionProps, 'kind'> {
  source: ReportSource;
}

/** Emails that did not arrive do not count, whether they contained the earlier or the amended version. */
function WithOnlyEarlier({ source, recordId, amendedAt, child }: WithOnlyEarlierProps) {
  const { t } = useTranslation(['sending', 'common']);
  const { instant } = useInstants();
  const { data: sendings = [] } = useQuery(allSendingsQuery(source, recordId));
  const family = recipientsOfCase(child);
  const names = withOnlyEarlier(amendedAt, sendings.map(delivered)).map(address => {
    const name = family.find(one => one.address.toLowerCase() === address.toLowerCase())?.parent?.name;
    return name ? t('earlier.named', { name, address }) : address;
  });
  if (names.length === 0) return null;
  const values = { count: names.length, names: names.join(t('common:comma')), amended: instant(amendedAt) };
  return <Notice tone="attention">{t('earlier.notice', values)}</Notice>;
}

export { EarlierVersion as Component };
