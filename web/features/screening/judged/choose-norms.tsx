import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { notJudgedReason } from '../../../../shared/features/screening/results/judgement.ts';
import type { ResultRow } from '../../../../shared/features/screening/results/result.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Gap } from '../../../ui/text/gap.tsx';
import styles from '../results/result.module.css';

/** Number of tests for which no norm is chosen, with a link for users who can choose one. */
export function ChooseNorms({ rows }: { rows: readonly ResultRow[] }) {
  const { t } = useTranslation('learning');
  const to = useTo();
  const { organization, role } = useSession();
  const count = rows.filter(row => notJudgedReason(row) === 'none').length;
  if (count === 0) return null;
  return (
    <>
      {t('judged.noNormChosen', { count })}
      <Gap />
      {role === 'admin' && organization ? (
        <Link to={`${to('organization', { id: organization.id })}?tab=screening`} className={styles.choose}>
          {t('judged.choose')}
        </Link>
      ) : (
        t('judged.askAdmin')
      )}
    </>
  );
}
