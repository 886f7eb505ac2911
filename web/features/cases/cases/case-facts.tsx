import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { writtenLanguageOf, writtenLanguages } from '../../../platform/i18n/written-languages.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import styles from './case.module.css';

/** Key facts of a case at a glance. */
export function CaseFacts({ record }: { record: Case }) {
  const { t } = useTranslation(['cases', 'common']);
  const { organization } = useSession();
  const { day } = useDates(organization?.timeZone);
  const { father, mother, assigned, emailLanguage, emailScript, source, createdAt } = record;
  const script = emailScript ?? organization?.script ?? 'simplified';
  const written = writtenLanguages.find(({ value }) => value === writtenLanguageOf(emailLanguage, script));
  const guardians = [
    father?.name && t('facts.guardian', { name: father.name, kind: t('kind.father') }),
    mother?.name && t('facts.guardian', { name: mother.name, kind: t('kind.mother') }),
  ].filter(Boolean);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('facts.guardians')}</dt>
        <dd>{guardians.join(t('common:comma')) || t('unknown')}</dd>
      </div>
      <div>
        <dt>{t('facts.consent')}</dt>
        <dd className={styles.faint}>{t('facts.noConsent')}</dd>
      </div>
      <div>
        <dt>{t('field.assigned')}</dt>
        <dd className={styles.people}>
          {assigned.map(({ id, fullName }) => (
            <span key={id} className={styles.person}>
              <Avatar name={fullName} size="small" />
              {fullName}
            </span>
          ))}
          {assigned.length === 0 && t('nobodyAssigned')}
        </dd>
      </div>
      <div>
        <dt>{t('field.emailLanguage')}</dt>
        <dd>{written?.label}</dd>
      </div>
      <div>
        <dt>{t('facts.added')}</dt>
        <dd>{t(`facts.${source}`, { day: day(createdAt) })}</dd>
      </div>
    </dl>
  );
}
