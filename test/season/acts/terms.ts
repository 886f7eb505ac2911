import { joiningTerms } from '../../../shared/features/consent/joining-terms/endpoints.ts';
import { texts } from '../../features/consent/joining-terms/samples.ts';
import type { SeasonOrganization, Stage } from '../stage.ts';

/** Changes the terms of an organisation, and lets everybody accept them. */
export async function changeAndAcceptTerms(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, model } = stage;
  const { slug, clinic, people } = at;
  const admin = calls.of(clinic.admin);
  const { data: before } = await admin.call(joiningTerms.getTerms, { organizationId: slug });
  const { data } = await admin.call(joiningTerms.changeTerms, {
    ...{ organizationId: slug, termsVersion: before.version, isRequired: true },
    texts: { ...texts, en: `${texts.en}\nEdition ${stage.next('terms')}.` },
  });
  model.terms.set(slug, data.version);
  const sent = { organizationId: slug, termsVersion: data.version, locale: 'en', where: 'dialog' } as const;
  for (const { caller } of people) {
    const accepted = await caller.call(joiningTerms.acceptTerms, sent);
    if (accepted.data.acceptedTerms !== data.version)
      calls.problems.push(`terms: edition ${data.version} was accepted as ${accepted.data.acceptedTerms}`);
  }
}
