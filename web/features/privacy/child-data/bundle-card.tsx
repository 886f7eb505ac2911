import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import { bundleDays } from '../../../../shared/features/privacy/child-data/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import styles from '../case-rights/rights-tab.module.css';
import { caseRightsQuery, useDecision } from '../case-rights/use-case-rights.ts';

const pollMs = 2_000;
const megabyte = 1_000_000;

/** Prepares a copy of everything held about a child, and downloads it. */
export function BundleCard({ rights: { id: caseId, bundle } }: { rights: CaseRights }) {
  const { t } = useTranslation(['privacy', 'ui']);
  const session = useSession();
  const dates = useDates(session.organization?.timeZone);
  const prepare = useDecision(childData.prepareBundle, () => t('bundle.asked'));
  const isPreparing = bundle?.state === 'preparing';
  const isThere = bundle?.expiresAt != null && Date.parse(bundle.expiresAt) > Date.now();

  useEffect(() => {
    if (!isPreparing) return;
    const { queryKey } = caseRightsQuery(caseId);
    const timer = setInterval(() => queryClient.invalidateQueries({ queryKey, exact: true }), pollMs);
    return () => clearInterval(timer);
  }, [isPreparing, caseId]);

  async function download(): Promise<void> {
    try {
      const { url } = await call(childData.openBundle, { caseId });
      window.location.assign(url);
    } catch {
      toastFailed(t('ui:export.failed'));
    }
  }

  return (
    <section className={card.small}>
      <h2>{t('bundle.title')}</h2>
      <p>{t('bundle.text', { days: bundleDays })}</p>
      {isPreparing && <p role="status">{t('bundle.preparing')}</p>}
      {bundle?.state === 'failed' && <p role="status">{t('bundle.failed')}</p>}
      {isThere && (
        <p>
          {t('bundle.ready', {
            who: bundle.by.fullName,
            at: dates.instant(bundle.at),
            until: dates.instant(bundle.expiresAt ?? ''),
            size: Math.max(0.1, (bundle.size ?? 0) / megabyte).toFixed(1),
          })}
        </p>
      )}
      <div className={styles.actions}>
        {isThere && bundle.by.id === session.id && <Button onClick={download}>{t('bundle.download')}</Button>}
        <Button
          variant="default"
          loading={prepare.isDeciding}
          disabled={isPreparing}
          onClick={() => prepare.decide({ caseId })}
        >
          {t(isThere ? 'bundle.again' : 'bundle.start')}
        </Button>
      </div>
    </section>
  );
}
