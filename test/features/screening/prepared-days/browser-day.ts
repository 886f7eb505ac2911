import 'fake-indexeddb/auto';
import { PreparedDay } from '../../../../shared/features/screening/prepared-days/schema.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { emptyScreening } from '../../../../web/features/screening/form/screening-values.ts';
import { dayKey, openDayDatabase } from '../../../../web/features/screening/prepared-days/day-database.ts';
import type {
  DayContent,
  PendingRequest,
} from '../../../../web/features/screening/prepared-days/day-format.ts';
import { createDayKey } from '../../../../web/features/screening/prepared-days/day-key.ts';
import { DayStore, sealContent } from '../../../../web/features/screening/prepared-days/day-store.ts';
import type { ScreeningCalls } from '../../../../web/features/screening/prepared-days/send-record.ts';
import { CallError } from '../../../../web/platform/api/call-error.ts';

export const share = 'A'.repeat(43);
export const code = 'tulip-42';
const today = '2026-11-21';
const me = '7b2aed40-0000-4000-8000-000000000001';
const now = `${today}T08:00:00.000Z`;
/**
 * Number of rounds in which the key is derived from the code. The product uses more rounds; this number keeps
 * tests fast.
 */
const rounds = 10;

export const caseId = (number: number) => `case_${String(number).padStart(22, '0')}`;

const day = PreparedDay.parse({
  id: `day_${'0'.repeat(22)}`,
  ownerId: me,
  deviceName: 'Tablet of the hall',
  children: 3,
  preparedAt: now,
  until: '2126-11-21T08:00:00.000Z',
  openedAt: null,
  opened: 0,
  revokedAt: null,
  revokedBy: null,
  endedAt: null,
  received: null,
});

const contentOf = (children: number): DayContent => ({
  day,
  organization: 'clinic',
  session: {
    ...{ id: me, fullName: 'Helen Wong', organizationUser: { id: me } },
    organization: { organizationSlug: 'clinic' },
  } as DayContent['session'],
  colleagues: [],
  date: today,
  children: Array.from({ length: children }, (_, number) => ({
    recordId: crypto.randomUUID(),
    child: {
      id: caseId(number),
      fullName: `Chloe Secret ${number}`,
      otherName: '陈凯欣',
      birthDate: '2018-05-03',
      gender: null,
      status: 'active',
    },
    screenings: [],
  })),
  norms: shippedNorms,
});

/** Prepares a new device for a screening day, like the page for this does. */
export async function prepareDevice(children: number): Promise<DayStore> {
  const content = contentOf(children);
  const { key, wrapped } = await createDayKey(code, share, rounds);
  const database = await openDayDatabase();
  await Promise.all([database.clear('day'), database.clear('records')]);
  const sealed = await sealContent(key, day.id, content);
  const stored = { id: day.id, ownerId: me, until: day.until, key: wrapped, wrongCodes: 0, ...sealed };
  await database.put('day', stored, dayKey);
  return DayStore.open(database, stored, key);
}

/** Starts the screening of a child and enters the number of seconds in the Romberg test. */
export async function screen(
  store: DayStore,
  number: number,
  seconds: string,
  mustFinish = false,
): Promise<void> {
  const initial = emptyScreening(today, me);
  await store.change(caseId(number), record => {
    const values = record.values ?? structuredClone(initial);
    values.tests.romberg.places.whole = { values: { seconds, sway: '0' }, reason: '', note: '' };
    const begun = record.begun ?? {
      band: '7-11' as const,
      bandReason: null,
      at: `${today}T08:0${number}:00.000Z`,
      initial,
    };
    return { ...record, begun, values: structuredClone(values), mustFinish };
  });
}

/** A fake server. It stores drafts by child, with versions, and responses by idempotency key. */
export class PretendServer implements ScreeningCalls {
  readonly screenings = new Map<string, Screening>();
  readonly received: PendingRequest[] = [];
  readonly #answers = new Map<string, Screening>();
  /** What happens to a request: it arrives, it is lost, or it arrives but its response is lost. */
  fate: (request: PendingRequest) => 'arrives' | 'lost' | 'answer lost' | CallError = () => 'arrives';

  async send(request: PendingRequest): Promise<Screening> {
    const fate = this.fate(request);
    if (fate instanceof CallError) throw fate;
    if (fate === 'lost') throw new CallError('network.failed', 0);
    const answer = this.#answers.get(request.key) ?? this.#apply(request);
    this.#answers.set(request.key, answer);
    if (fate === 'answer lost') throw new CallError('network.failed', 0);
    return structuredClone(answer);
  }

  async get(id: string): Promise<Screening> {
    const found = this.screenings.get(id);
    if (!found) throw new CallError('record.missing', 404);
    return structuredClone(found);
  }

  /** Changes the tests of a draft on the server, as if another person had done so. */
  change(id: string, step: (tests: Screening['tests']) => void): void {
    const before = this.screenings.get(id);
    if (!before) throw new Error('no such screening');
    const after = structuredClone(before);
    step(after.tests);
    this.screenings.set(id, { ...after, version: before.version + 1 });
  }

  #apply(request: PendingRequest): Screening {
    this.received.push(structuredClone(request));
    if (request.kind === 'create') return this.#create(request.input);
    const before = this.screenings.get(request.input.screeningId);
    if (!before) throw new CallError('record.missing', 404);
    if (before.version !== request.input.version)
      throw new CallError('version.conflict', 409, { current: structuredClone(before) });
    if (request.kind === 'save' && before.status !== 'draft') throw new CallError('screening.finished', 409);
    const after: Screening = { ...before, ...changesOf(request), version: before.version + 1 };
    this.screenings.set(after.id, after);
    return after;
  }

  #create({
    caseId: of,
    testerId: _,
    ...fields
  }: Extract<PendingRequest, { kind: 'create' }>['input']): Screening {
    const existing = [...this.screenings.values()].find(one => one.caseId === of && one.status === 'draft');
    if (existing) throw new CallError('screening.draft-exists', 409, { current: { id: existing.id } });
    const person = { id: me, fullName: 'Helen Wong', qualification: null, signatureId: null };
    const made = {
      ...fields,
      tests: TestEntries.parse(fields.tests),
      id: `scr_${of.slice(5)}${String(this.screenings.size).padStart(16, '0')}`,
      caseId: of,
      version: 1,
      status: 'draft',
      tester: person,
      author: person,
      savedBy: person,
      ageBand: '7-11',
      createdAt: now,
      savedAt: now,
    } as unknown as Screening;
    this.screenings.set(made.id, made);
    return made;
  }
}

function changesOf({ kind, input }: PendingRequest): Partial<Screening> {
  if (kind === 'finish') return { status: 'finished' };
  if (kind === 'reopen') return { status: 'draft' };
  const { screeningId: _, version: __, testerId: ___, ...fields } = input as Record<string, unknown>;
  return fields as Partial<Screening>;
}

/** Seconds in the Romberg test that the server has stored, for each of the child's screenings. */
export const secondsOf = (server: PretendServer, number: number): unknown[] =>
  [...server.screenings.values()]
    .filter(one => one.caseId === caseId(number))
    .map(({ tests }) => (tests.romberg.whole?.state === 'done' ? tests.romberg.whole.values.seconds : null));
