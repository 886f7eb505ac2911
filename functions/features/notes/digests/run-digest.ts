import { createHash } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Script } from '../../../../shared/core/fields.ts';
import { languages, languageTag } from '../../../../shared/core/languages.ts';
import { changedFacts } from '../../../../shared/core/report-changes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type DigestSlot,
  dueSlot,
  previewedSlot,
} from '../../../../shared/features/notes/digests/digest-times.ts';
import type { DigestRecord } from '../../../../shared/features/notes/digests/schema.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import {
  licenceHasEnded,
  OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import type { StoreClass } from '../../../composition/lazy-stores.ts';
import type { WorkContext } from '../../../composition/work-context.ts';
import { UndeliverableStore } from '../../../platform/mail/undeliverable-store.ts';
import { PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import type { Origin } from '../../../platform/storage/commit.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { openLinkInMail } from '../../reports/feature.ts';
import { notePdf } from '../note-reports/note-pdf.ts';
import { NotesStore } from '../notes/notes-store.ts';
import type { DigestMessage } from './digest-message.schema.ts';
import { DigestsStore } from './digests-store.ts';
import { maxMailBytes } from './mail-size.ts';
import { type DigestFamily, planDigest } from './plan-digest.ts';

/** Number of families per message. The next message continues with the remaining families. */
const familiesAtOnce = 4;
/** Maximum notes per email. One transaction marks all of them as sent. */
const maxMailNotes = 30;

interface Run {
  organization: OrganizationRecord;
  table: Table;
  ownTable: Table;
  origin: Origin & { organization: string };
  store: DigestsStore;
  pdfs: PdfsStore;
}

/** Tells admins that a digest is coming (`preview`) or sends it, each once, if digests are still enabled. */
export async function runDigest(
  { organization: slug, digest: step, date, round, after }: DigestMessage,
  { tableOf, bucketOf, ownTable, queue, now }: WorkContext,
): Promise<void> {
  const table = tableOf(slug);
  const origin = { organization: slug, by: 'jobs', requestId: 'digest', idempotency: undefined, now };
  const store = new DigestsStore(table, slug, origin);
  const [item] = await table.get([organizationKey(slug)]);
  const organization = OrganizationRecord.safeParse(item).data;
  const slot = organization && slotOf(organization, step, now());
  if (!organization || slot?.date !== date || (await store.isDone(date, step))) return;
  const undeliverable = new UndeliverableStore(ownTable, now);
  const { families, leftOut } = await planDigest({
    ...{ table, organization: slug, today: todayIn(organization.timeZone, now()) },
    until: new Date(Math.min(slot.at, now())).toISOString(),
    undeliverableOf: addresses => undeliverable.reasonsFor(addresses),
  });
  if (step === 'preview') {
    const notes = families.reduce((sum, family) => sum + family.notes.length, 0);
    return store.finish(date, step, notes > 0 ? { notes, families: families.length } : undefined);
  }
  for (const note of leftOut) if (note.why === 'changed') await store.leaveOut(date, note);
  const run = {
    organization,
    table,
    ownTable,
    origin,
    store,
    pdfs: new PdfsStore(slug, bucketOf(slug), now),
  };
  const last = await takeTurns(familiesAfter(after, families), date, run);
  if (last === undefined) return store.finish(date, step);
  const message = { organization: slug, digest: step, date, round: round + 1, after: last };
  await queue.send(slug, message, `digest.${slug}.${date}.${round + 1}`);
}

interface Turn {
  family: DigestFamily;
  place: string;
}

/**
 * Sends emails to the next families.
 * @returns the position of the last of them; undefined if no family remains
 */
async function takeTurns(left: readonly Turn[], date: string, run: Run): Promise<string | undefined> {
  const turns = left.slice(0, familiesAtOnce);
  for (const { family } of turns) await sendToFamily(family, date, run);
  return left.length > turns.length ? turns.at(-1)?.place : undefined;
}

/**
 * The families after a position. They are sorted by this position, because the order of the list of notes may
 * differ between messages.
 */
function familiesAfter(after: string, families: readonly DigestFamily[]): Turn[] {
  return families
    .map(family => ({ family, place: placeOf(family) }))
    .filter(({ place }) => place > after)
    .sort((one, other) => (one.place < other.place ? -1 : 1));
}

/** Position of a family: a hash of the address, because queue messages must not contain addresses. */
const placeOf = ({ address }: DigestFamily): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex');

/** The date and hour of a digest; undefined if the licence has ended or reports are sent only as links. */
function slotOf(
  organization: OrganizationRecord,
  step: DigestMessage['digest'],
  now: number,
): DigestSlot | undefined {
  if (organization.status !== 'active' || licenceHasEnded(organization, now)) return undefined;
  if (organization.reportsBy === 'link') return undefined;
  return step === 'preview' ? previewedSlot(organization, now) : dueSlot(organization, now);
}

/**
 * Sends a family its unsent notes. Notes above the limit, and notes that change at the same time, wait for
 * the next digest. Each email has a link to at most one note that is too large to attach.
 */
async function sendToFamily(family: DigestFamily, date: string, run: Run): Promise<void> {
  const { organization, table, ownTable, origin, store, pdfs } = run;
  const { slug, name, script } = organization;
  const openStore = <Store>(StoreOf: StoreClass<Store>) => new StoreOf(table, slug, origin);
  const notes = openStore(NotesStore);
  const sent: NoteHead[] = [];
  const documents = [];
  const mail = newId('mail', origin.now());
  let linked: Linked | null = null;
  let bytes = 0;
  for (const { id } of family.notes.slice(0, maxMailNotes)) {
    const note = await notes.get(id);
    const child = family.childOf.get(id);
    if (!note || !child || note.deleted || note.status === 'draft' || !note.isShared || note.sentAt) continue;
    const { pdf, script: written } = await notePdf({ note, child }, null, { organization, openStore, pdfs });
    if (changedFacts(pdf.changes ?? []).length > 0) continue;
    const { name: file, size } = await pdfs.ensure(pdf);
    if (size > maxMailBytes) {
      // A link asks for the birth date, so a child without a birth date gets no link.
      if (linked !== null || child.birthDate === null) continue;
      linked = { note, child, script: written, place: pdf.objectKey, file };
      sent.push(note);
      continue;
    }
    if (bytes + size > maxMailBytes) break;
    bytes += size;
    sent.push(note);
    documents.push({ noteId: note.id, caseId: note.caseId, place: pdf.objectKey, name: file });
  }
  const children = new Set(sent.flatMap(({ id }) => family.childOf.get(id) ?? []));
  const [first] = children;
  if (!first) return;
  const sentIn = { locale: first.emailLanguage, script: first.emailScript ?? script };
  const { listSeparator } = languages[languageTag(sentIn.locale, sentIn.script)];
  const names = [...new Set([...children].map(({ fullName }) => fullName))].join(listSeparator);
  try {
    await store.send({
      ...{ date, to: family.address, documents, notes: sent, mail },
      linked:
        linked &&
        (await linkTo(linked, mail, family.address, { table, ownTable, organization: slug, origin })),
      ...{ values: { organization: name, names }, ...sentIn },
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'version.conflict')) throw error;
  }
}

interface Linked {
  note: NoteHead;
  child: Case;
  script: Script;
  place: string;
  file: string;
}

async function linkTo(
  { note, child, script, place, file: name }: Linked,
  mail: DigestRecord['mail'],
  to: string,
  scope: Parameters<Awaited<ReturnType<typeof openLinkInMail>>>[0],
) {
  const { id: noteId, caseId, date: reference, language } = note;
  const link = {
    ...{ to: [to], message: null, language, script, content: { isDraft: false, language } },
    documents: [{ kind: 'note' as const, place, name }],
  };
  const linkInMail = await openLinkInMail();
  const sent = await linkInMail(scope, mail, { ids: { noteId }, caseId, reference }, link);
  return { ...sent, caseId, name: child.fullName };
}
