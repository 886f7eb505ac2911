import type { StoredClass } from '../../../../shared/features/classes/classes/schema.ts';
import { participantsOf } from '../../../../shared/features/classes/sessions/participants.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { ClassChildrenStore } from '../classes/class-children-store.ts';
import { ClassesStore } from '../classes/classes-store.ts';
import { viewerOf } from '../classes/open-class.ts';
import { SessionView } from './session-view.ts';
import { SessionsStore } from './sessions-store.ts';

export type SessionContext = Pick<
  OrganizationContext,
  'actor' | 'scope' | 'openStore' | 'organization' | 'now'
>;

type About = Pick<StoredSessionRow, 'classIds' | 'caseIds' | 'participants'>;

interface Wanted {
  /** Days whose sessions are looked at for overlaps. */
  dates: readonly string[];
  /** What the sessions in question are about, before and after a change. */
  about: readonly About[];
}

/** Reads what is needed to show sessions to the caller, with all who take part in them. */
export async function readView(context: SessionContext, { dates, about }: Wanted): Promise<SessionView> {
  const { openStore } = context;
  const days = [...new Set(dates)];
  const [assigned, ...found] = await Promise.all([
    readAssigned(context),
    ...days.map(date => openStore(SessionsStore).rows(date, date)),
  ]);
  const rows = found.flat();
  const classes = await readClasses(context, [...about, ...rows]);
  const ids = about.flatMap(one => [
    ...one.caseIds,
    ...days.flatMap(date => [...participantsOf({ ...one, date }, id => classes.get(id)?.stays ?? []).keys()]),
  ]);
  const viewer = viewerOf(context);
  const cases = await openStore(ClassChildrenStore).readCases(ids, viewer);
  return new SessionView({ viewer, classes, cases, assigned, rows, today: todayOf(context) });
}

/** The same for a list: the children of classes are only counted, and not read. */
export async function readListView(
  context: SessionContext,
  rows: readonly StoredSessionRow[],
  moreCaseIds: readonly string[] = [],
): Promise<SessionView> {
  const viewer = viewerOf(context);
  const ids = [...rows.flatMap(({ caseIds }) => caseIds), ...moreCaseIds];
  const [assigned, classes, cases] = await Promise.all([
    readAssigned(context),
    readClasses(context, rows),
    context.openStore(ClassChildrenStore).readCases(ids, viewer),
  ]);
  return new SessionView({ viewer, classes, cases, assigned, rows, today: todayOf(context) });
}

const todayOf = ({ organization, now }: SessionContext): string => todayIn(organization.timeZone, now());

const readAssigned = async ({ actor, scope, openStore }: SessionContext): Promise<Set<string> | undefined> =>
  scope === 'organization' ? undefined : openStore(ClassChildrenStore).assignedTo(actor.id);

async function readClasses(
  { openStore }: Pick<SessionContext, 'openStore'>,
  about: readonly Pick<StoredSessionRow, 'classIds'>[],
): Promise<Map<string, StoredClass>> {
  const ids = [...new Set(about.flatMap(({ classIds }) => classIds))];
  const found = await openStore(ClassesStore).getAll(ids);
  return new Map(found.map(one => [one.id, one]));
}
