import { createHash } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import { languageTag } from '../../../../shared/core/languages.ts';
import { familyAddress } from '../../../../shared/features/cases/cases/family-address.ts';
import { type Case, CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import {
  composeFamilyMail,
  saysSomething,
} from '../../../../shared/features/classes/family-mails/compose-family-mail.ts';
import type {
  MailedFamily,
  StoredLastFamilyMail,
} from '../../../../shared/features/classes/family-mails/record.ts';
import type {
  FamilyMail,
  FamilyMailPlan,
  NotMailedReason,
} from '../../../../shared/features/classes/family-mails/schema.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { type OpenChild, openEvaluations } from '../evaluations/open-evaluations.ts';
import { FamilyMailsStore } from './family-mails-store.ts';
import { mailValues } from './mail-values.ts';
import { readMailedActivities } from './read-mailed-activities.ts';
import { sharedObservations } from './shared-observations.ts';
import { showLastMail } from './show-last-mail.ts';

export interface OpenPlan {
  plan: FamilyMailPlan;
  session: StoredSession;
  families: Omit<MailedFamily, 'mail'>[];
  last: StoredLastFamilyMail | undefined;
}

interface Member {
  one: OpenChild;
  record: Case;
  observations: ReadonlyMap<string, string>;
}

/**
 * Plans the emails to families about a session: who would get an email now, and the text.
 * @throws record.missing if the caller cannot see the session, class-session.not-own
 */
export async function planFamilyMails(sessionId: string, context: PdfContext): Promise<OpenPlan> {
  const { organization, openStore, undeliverable, actor } = context;
  const opened = await openEvaluations(sessionId, context);
  const { record: session, view, show } = opened;
  if (!mayChangeSession(session, actor)) throw new AppError('class-session.not-own');
  const isLinksOnly = organization.reportsBy === 'link';
  const goAlong = session.evaluated === 'all' && !isLinksOnly;
  const members = opened.children.flatMap((openChild): Member[] => {
    const record = view.known.cases.get(openChild.caseId);
    const observations = sharedObservations(openChild.stored, session.activities);
    return record ? [{ one: openChild, record, observations }] : [];
  });
  const hasShared = members.some(({ one, observations }) => !one.stored?.isAbsent && observations.size > 0);
  const addresses = members.flatMap(({ record }) => familyAddress(record) ?? []);
  const [activities, last, blocked] = await Promise.all([
    readMailedActivities(session.activities, openStore),
    openStore(FamilyMailsStore).last(sessionId),
    undeliverable.reasonsFor([...new Set(addresses)]),
  ]);
  const notMailed: FamilyMailPlan['notMailed'] = [];
  const groups = new Map<string, Member[]>();
  const leaveOut = (of: readonly Member[], why: NotMailedReason) => {
    for (const { record } of of) notMailed.push({ child: CaseName.parse(record), why });
  };
  for (const member of members) {
    const address = familyAddress(member.record);
    const why = reasonOf(member, address, blocked);
    if (why !== null || address === null) leaveOut([member], why ?? 'no-email');
    else groups.set(address.toLowerCase(), [...(groups.get(address.toLowerCase()) ?? []), member]);
  }
  const { emailSections, subjectOf } = await import('../../../../shared/core/mail/email-sections.ts');
  const shown: FamilyMail[] = [];
  const families: OpenPlan['families'] = [];
  for (const family of groups.values()) {
    const first = family[0]?.record;
    const to = first && familyAddress(first);
    if (!first || !to) continue;
    const language = first.emailLanguage;
    const script = first.emailScript ?? organization.script;
    const facts = {
      ...{ language: languageTag(language, script), organization: organization.name, date: session.date },
    };
    const children = family.map(({ record, observations }) => ({
      fullName: record.fullName,
      observations: goAlong ? observations : new Map<string, string>(),
    }));
    const composed = composeFamilyMail(activities, children, { ...facts, author: session.owner.fullName });
    if (!composed) {
      leaveOut(family, 'nothing');
      continue;
    }
    const values = mailValues(composed.subject, children, facts);
    const sections = emailSections({
      ...{ template: 'class-session', locale: language, script, values, link: null },
      ...{ organization: organization.name, phone: organization.officeNumber, webUrl: '' },
    });
    shown.push({
      ...{ address: to, children: family.map(({ record }) => CaseName.parse(record)), language },
      subject: subjectOf(sections),
      text: sections.map(({ lead, rest }) => [lead, composed.text, rest].join('\n\n')).join('\n\n'),
      observations: children.reduce((sum, { observations }) => sum + observations.size, 0),
    });
    families.push({
      ...{ to, language, script, subject: composed.subject },
      children: family.map(({ one, record, observations }) => ({
        ...{ caseId: record.id, fullName: record.fullName, evaluatedAs: one.caseId },
        shared: goAlong ? [...observations.keys()] : [],
      })),
    });
  }
  const plan: FamilyMailPlan = {
    families: shown,
    notMailed,
    hidden: show(session).hidden,
    activities: session.activities.length,
    withText: activities.filter(saysSomething).length,
    heldBack: hasShared && !goAlong ? (isLinksOnly ? 'links-only' : 'unfinished') : null,
    last: last ? showLastMail(last, context) : null,
    fingerprint: createHash('sha256').update(JSON.stringify(shown)).digest('base64url'),
  };
  return { plan, session, families, last };
}

function reasonOf(
  { one, record }: Member,
  address: string | null,
  blocked: ReadonlyMap<string, unknown>,
): NotMailedReason | null {
  if (record.status === 'restricted') return 'restricted';
  if (record.status !== 'active') return 'archived';
  if (one.stored?.isAbsent) return 'absent';
  if (address === null) return 'no-email';
  return blocked.has(address) ? 'undeliverable' : null;
}
