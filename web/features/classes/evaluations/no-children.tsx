import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { SessionEvaluations } from '../../../../shared/features/classes/evaluations/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import layout from '../../../ui/layout/layout.module.css';
import { sessionLink } from '../sessions/session-address.ts';

interface NoChildrenProps extends Pick<SessionEvaluations, 'session'> {
  mayChange: boolean;
}

/** Says why a session shows no children, with links that help: to the empty classes or to the session. */
export function NoChildren({ session, mayChange }: NoChildrenProps) {
  const { t } = useTranslation('evaluations');
  const to = useTo();
  const [query] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  const isOver = session.date < useNow().date;
  const { classes, hidden, areChildrenFrozen } = session;
  if (hidden > 0 || classes.length === 0) return <p className={layout.below16}>{t('noChildren')}</p>;
  // A child who joins a class today is not in its earlier sessions.
  if (isOver)
    return (
      <>
        <p className={layout.below16}>{t('nobodyThen', { count: classes.length })}</p>
        {mayChange && !areChildrenFrozen && (
          <p className={layout.below16}>
            <Link {...sessionLink(query, session.id, { isEdited: true })}>{t('addToSession')}</Link>
          </p>
        )}
      </>
    );
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
