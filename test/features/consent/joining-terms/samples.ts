import { randomUUID } from 'node:crypto';
import {
  joiningTerms as calls,
  type joiningTerms,
} from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import type { Terms } from '../../../../shared/features/consent/joining-terms/schema.ts';
import type { Clinic, Principal } from '../../../support/clinic.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';

export const texts = {
  en: 'You keep to the rules of the house.\nWhat you see here stays here.',
  zh: '你遵守本机构的规章。\n在此所见不得外传。',
};

/**
 * Requires every member to accept terms of the organisation: the current terms, or new ones with this English
 * text.
 */
export async function requireTerms(
  { slug, admin }: Pick<Clinic, 'slug' | 'admin'>,
  en?: string,
): Promise<Terms> {
  const { data } = await admin.call(calls.getTerms, { organizationId: slug });
  if (data.isRequired && en === undefined) return data;
  const sent = { termsVersion: data.version, isRequired: true, texts: { ...texts, ...(en && { en }) } };
  return (await admin.call(calls.changeTerms, { organizationId: slug, ...sent })).data;
}

const ofClinic = ({ clinic }: SampleContext) => ({ organizationId: clinic.slug });
const names = { organizationId: 'organizationRecord' } as const;

export async function acceptTermsAs(who: Principal, { id, version }: Terms) {
  const sent = { organizationId: id, termsVersion: version, locale: 'en', where: 'dialog' } as const;
  return (await who.call(calls.acceptTerms, sent)).data;
}

export const joiningTermsSamples: Samples<typeof joiningTerms> = {
  getTerms: { input: async stage => ofClinic(stage), references: names },
  changeTerms: {
    input: async stage => ({
      ...ofClinic(stage),
      termsVersion: (await requireTerms(stage.clinic)).version,
      isRequired: true,
      texts: { ...texts, en: `${texts.en}\n${randomUUID()}` },
    }),
    references: names,
    fixedFields: ['termsVersion'],
    triedLast: true,
    expectedOutput: ({ isRequired, texts: written }) => ({ isRequired, texts: written }),
  },
  acceptTerms: {
    input: async stage => ({
      ...ofClinic(stage),
      termsVersion: (await requireTerms(stage.clinic)).version,
      locale: 'en',
      where: 'dialog',
    }),
    references: names,
    fixedFields: ['termsVersion'],
    /** Each test needs its own person, because a person can accept the same terms only once. */
    needsOwnPerson: true,
    allowedRaceErrors: ['version.conflict', 'server.busy'],
    expectedOutput: ({ termsVersion }) => ({ acceptedTerms: termsVersion }),
  },
};
