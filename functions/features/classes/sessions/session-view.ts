import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { maySeeClass } from '../../../../shared/features/classes/classes/class-rules.ts';
import type { StoredClass } from '../../../../shared/features/classes/classes/schema.ts';
import { childIdsOn } from '../../../../shared/features/classes/classes/stays.ts';
import { overlapsOf } from '../../../../shared/features/classes/sessions/overlaps.ts';
import { type Attended, participantsOf } from '../../../../shared/features/classes/sessions/participants.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import type { SessionOverlap } from '../../../../shared/features/classes/sessions/schema.ts';
import { maySeeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';

type Planned = Parameters<typeof overlapsOf>[0];
type Viewer = CaseViewer & { role: NonNullable<CaseViewer['role']> };

interface Known {
  viewer: Viewer;
  /** Classes by id, including those hidden from the viewer. */
  classes: ReadonlyMap<string, StoredClass>;
  /** Cases that were read and that the viewer may see. The keys are the case ids stored in sessions. */
  cases: ReadonlyMap<string, Case>;
  /** All cases assigned to the viewer; undefined if the viewer sees the whole organisation. */
  assigned: ReadonlySet<string> | undefined;
  /** Today's date in the organisation's time zone, `YYYY-MM-DD`. */
  today: string;
  /** All sessions on the days on which the requested sessions take place. */
  rows: readonly StoredSessionRow[];
}

export class SessionView {
  readonly known: Known;
  readonly #participants = new WeakMap<Attended, Map<string, string[]>>();
  readonly #visible = new Map<string, Planned[]>();

  constructor(known: Known) {
    this.known = known;
  }

  participants(session: Attended): Map<string, string[]> {
    const known = this.#participants.get(session);
    if (known) return known;
    const found = participantsOf(session, id => this.known.classes.get(id)?.stays ?? []);
    this.#participants.set(session, found);
    return found;
  }

  isSeen(caseId: string): boolean {
    const { assigned, cases } = this.known;
    return assigned === undefined || assigned.has(caseId) || cases.has(caseId);
  }

  maySee(session: Attended & Pick<StoredSessionRow, 'owner'>): boolean {
    const childIds = [...this.participants(session).keys()];
    return maySeeSession({ ...session, childIds }, { ...this.known.viewer, isSeen: id => this.isSeen(id) });
  }

  classOf(id: string): StoredClass | undefined {
    const found = this.known.classes.get(id);
    if (!found) return undefined;
    const childIds = childIdsOn(found.stays, this.known.today);
    const viewer = { ...this.known.viewer, isSeen: (caseId: string) => this.isSeen(caseId) };
    return maySeeClass({ ...found, childIds }, viewer) ? found : undefined;
  }

  classesOf({ classIds }: Attended): Pick<StoredClass, 'id' | 'name' | 'color'>[] {
    return classIds.flatMap(id => {
      const found = this.classOf(id);
      return found ? [{ id, name: found.name, color: found.color }] : [];
    });
  }

  /** Other sessions at the same time. @param session a current session, or one being planned */
  overlaps(session: StoredSessionRow): SessionOverlap[] {
    return overlapsOf(this.#planned(session), this.#visibleOn(session.date));
  }

  #visibleOn(date: string): Planned[] {
    const known = this.#visible.get(date);
    if (known) return known;
    const rows = this.known.rows.filter(row => row.date === date && this.maySee(row));
    const found = rows.map(row => this.#planned(row));
    this.#visible.set(date, found);
    return found;
  }

  #planned(session: StoredSessionRow): Planned {
    const ids = [...this.participants(session).keys()].filter(id => this.isSeen(id));
    return { ...session, seenIds: ids.map(id => this.known.cases.get(id)?.id ?? id) };
  }
}
