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

export interface Wanted {
  dates: readonly string[];
  /** Classes and children of the requested sessions, before and after a planned change. */
  about: readonly About[];
  withOverlaps?: boolean;
  readMore?: (caseIds: readonly string[]) => Promise<void>;
}

export async function readView(
  context: SessionContext,
  { dates, about, withOverlaps = true, readMore }: Wanted,
): Promise<SessionView> {
  const { openStore } = context;
  const days = [...new Set(dates)];
  const readRowsAndClasses = async () => {
    const reading = withOverlaps ? days.map(date => openStore(SessionsStore).rows(date, date)) : [];
    const rows = (await Promise.all(reading)).flat();
    return { rows, classes: await readClasses(context, [...about, ...rows]) };
  };
  const [assigned, { rows, classes }] = await Promise.all([readAssigned(context), readRowsAndClasses()]);
  const participants = about.flatMap(members =>
    days.flatMap(date => [
      ...participantsOf({ ...members, date }, id => classes.get(id)?.stays ?? []).keys(),
    ]),
  );
  const ids = [...about.flatMap(({ caseIds }) => caseIds), ...participants];
  const viewer = viewerOf(context);
  const [cases] = await Promise.all([
    openStore(ClassChildrenStore).readCases(ids, viewer),
    readMore?.(participants),
  ]);
  return new SessionView({ viewer, classes, cases, assigned, rows, today: todayOf(context) });
}

/** Like `readView`, but for lists: counts the children of classes without reading their cases. */
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
  return new Map(found.map(record => [record.id, record]));
}
