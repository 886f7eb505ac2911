import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { sessionName } from '../sessions/session-name.ts';

/** Name of a session; a session named after a single child shows both names of the child. */
export function SessionLabel({ session }: { session: SessionRow }) {
  const { t } = useTranslation('sessions');
  const [child, ...others] = session.cases;
  if (session.title === '' && session.classes.length === 0 && child && others.length === 0)
    return <PersonName {...child} />;
  const name = sessionName(session, t);
  return (
    <bdi lang={langOf(name)}>
      <b>{name}</b>
    </bdi>
  );
}
