import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SessionEvaluations } from '../../../../shared/features/classes/evaluations/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';

/** Says whether children are hidden or the classes are empty, with links to the empty classes. */
export function NoChildren({ session }: Pick<SessionEvaluations, 'session'>) {
  const { t } = useTranslation('evaluations');
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { classes, hidden } = session;
  if (hidden > 0 || classes.length === 0) return <p className={layout.below16}>{t('noChildren')}</p>;
  return (
    <>
      <p className={layout.below16}>{t('emptyClass', { count: classes.length })}</p>
      {!isReadOnly &&
        classes.map(({ id, name }) => (
          <p key={id} className={layout.below16}>
            <Link to={to('class', { id })}>{t('addTo', { name })}</Link>
          </p>
        ))}
    </>
  );
}
