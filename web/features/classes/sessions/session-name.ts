import type { TFunction } from 'i18next';
import type { ClassColor } from '../../../../shared/features/classes/classes/schema.ts';
import type { Session, SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';

type OnItsOwn = Pick<SessionRow, 'cases'> | Pick<Session, 'children'>;
type Named = Pick<SessionRow, 'title' | 'classes'> & OnItsOwn;

const maxNames = 2;

export const ownChildren = (session: OnItsOwn) =>
  'cases' in session ? session.cases : session.children.filter(({ classIds }) => classIds.length === 0);

/** Name of a session: its title, else its classes, else its children. */
export function sessionName(session: Named, t: TFunction<'sessions'>): string {
  const { title, classes } = session;
  if (title !== '') return title;
  const list = (names: readonly string[]) => names.join(t('and'));
  if (classes.length > 0) return list(classes.map(({ name }) => name));
  const names = ownChildren(session).map(({ fullName }) => fullName);
  if (names.length === 0) return t('unnamed');
  const others = names.length - maxNames;
  return others > 0
    ? t('namesAndOthers', { names: list(names.slice(0, maxNames)), count: others })
    : list(names);
}

/** Name of a session: its title, its first class or its first child; undefined if it has none of these. */
export const shortSessionName = (session: Named): string | undefined =>
  session.title || session.classes[0]?.name || ownChildren(session)[0]?.fullName;

export const sessionColor = ({ classes }: Pick<SessionRow, 'classes'>): ClassColor | 'stone' =>
  classes[0]?.color ?? 'stone';
