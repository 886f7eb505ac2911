import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { BundleCard } from '../child-data/bundle-card.tsx';
import { EraseCard } from '../erasures/erase-card.tsx';
import { PlannedErasureNotice } from '../erasures/planned-erasure-notice.tsx';
import { KeepCard } from '../retention/keep-card.tsx';
import { HoldCard } from './hold-card.tsx';
import { RestrictionCard } from './restriction-card.tsx';
import { caseRightsQuery } from './use-case-rights.ts';

/** Data protection actions on a case; for admins only. */
function RightsTab({ record }: { record: Case }) {
  const { t } = useTranslation('privacy');
  const errorText = useErrorText();
  const { data: rights, error, refetch } = useQuery(caseRightsQuery(record.id));
  if (error && !rights) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!rights) return <p role="status">{t('loading')}</p>;
  return (
    <div className={layout.column16}>
      {rights.erasure && <PlannedErasureNotice caseId={record.id} erasure={rights.erasure} />}
      <BundleCard rights={rights} />
      <RestrictionCard rights={rights} />
      {!rights.erasure && (
        <>
          <HoldCard rights={rights} />
          <KeepCard record={record} rights={rights} />
          <EraseCard record={record} rights={rights} />
        </>
      )}
    </div>
  );
}

export { RightsTab as Component };
