import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { joiningTerms } from '../../../shared/features/consent/joining-terms/endpoints.ts';
import { members } from '../../../shared/features/organizations/members/endpoints.ts';
import { organizations } from '../../../shared/features/organizations/organizations/endpoints.ts';
import type { Principal } from '../../support/clinic.ts';
import { type SeasonOrganization, type Stage, whoMay } from '../stage.ts';
import type { Check, Report } from './check.ts';
import { unequalField } from './unequal-field.ts';

/**
 * Checks the members of each organisation, its licence and terms, and the cases of members who see only their
 * own.
 */
export const checkPeople: Check = async ({ clinic, school, model, calls }, report) => {
  for (const at of [clinic, school]) {
    const organizationId = at.slug;
    const { data } = await calls.of(at.clinic.admin).call(members.listMembers, { organizationId });
    await checkOrganization({ model, calls }, at, report);
    const found = new Map(data.data.map(one => [one.id, one]));
    const expected = [...model.members.values()].filter(({ organization }) => organization === at.slug);
    for (const { organization: _, ...member } of expected) {
      report.compared();
      const field = unequalField(found.get(member.id), member);
      if (field !== undefined) report.differs(`${field || 'a member'} of ${at.slug} is not as it was set`);
    }
    if (found.size !== expected.length)
      report.differs(`${at.slug} has ${found.size} members, not ${expected.length}`);
    if (data.seats.taken !== expected.length)
      report.differs(`${at.slug} counts ${data.seats.taken} seats, not ${expected.length}`);
    for (const { name, caller } of whoMay(at, 'assigned')) {
      const own = model.assigned.get(caller.person.id) ?? new Set();
      const listed = new Set(model.listed(at.slug, 'case').flatMap(({ id }) => (own.has(id) ? [id] : [])));
      const seen = await casesOf(caller);
      report.compared(listed.size);
      const missing = [...listed].filter(id => !seen.has(id)).length;
      const surplus = [...seen].filter(id => !listed.has(id)).length;
      if (missing + surplus > 0)
        report.differs(`${name} of ${at.slug}: ${missing} own cases missing, ${surplus} too many`);
    }
  }
};

async function casesOf(caller: Principal): Promise<Set<string>> {
  const seen = new Set<string>();
  let cursor: string | null = null;
  do {
    const page: { data: { data: { id: string }[]; meta: { next: string | null } } } = await caller.call(
      cases.searchCases,
      { limit: 50, cursor },
    );
    for (const { id } of page.data.data) seen.add(id);
    cursor = page.data.meta.next;
  } while (cursor !== null);
  return seen;
}

async function checkOrganization(
  { model, calls }: Pick<Stage, 'model' | 'calls'>,
  { slug, clinic }: SeasonOrganization,
  report: Report,
): Promise<void> {
  const admin = calls.of(clinic.admin);
  const { data } = await admin.call(organizations.getOrganization, { organizationId: slug });
  const { data: terms } = await admin.call(joiningTerms.getTerms, { organizationId: slug });
  report.compared(2);
  const endsOn = model.licences.get(slug) ?? data.endsOn;
  if (data.endsOn !== endsOn) report.differs(`the licence of ${slug} ends on ${data.endsOn}, not ${endsOn}`);
  const edition = model.terms.get(slug) ?? terms.version;
  if (terms.version !== edition)
    report.differs(`${slug} has edition ${terms.version} of its terms, not ${edition}`);
}
