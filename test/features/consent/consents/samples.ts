import { randomUUID } from 'node:crypto';
import { consents as calls, type consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import type { Consent, ConsentFields } from '../../../../shared/features/consent/consents/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { referenceOfChild } from '../../../support/reference-sample.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

export const givenConsent = (name = `Giver ${randomUUID()}`): ConsentFields => ({
  purpose: 'care',
  term: null,
  language: 'en',
  giver: { name, relationship: 'mother' },
  method: 'paper',
  givenOn: '2026-03-02',
  note: 'First line\nSecond',
});

/** Records a consent for a case, or for a new case if no ID is given. */
export async function makeConsent(maker: Principal, name?: string, caseId?: string): Promise<Consent> {
  const of = caseId ?? (await makeCase(maker)).id;
  return (await maker.call(calls.recordConsent, { ...givenConsent(name), caseId: of })).data;
}

export const consentsSamples: Samples<typeof consents> = {
  listConsents: {
    input: async ({ maker }) => ({ caseId: (await makeConsent(maker)).caseId }),
    references: { caseId: 'case', cursor: 'cursor' },
  },
  getConsent: {
    input: async ({ maker }) => ({ consentId: (await makeConsent(maker)).id }),
    references: { consentId: 'consent' },
  },
  recordConsent: {
    form: async ({ page, maker, open }) => {
      await open(`/cases/${(await makeCase(maker)).id}?tab=consent`);
      await page.getByRole('button', { name: 'Record consent' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record consent' });
      await dialog.getByLabel('Given by').focus();
      return dialog.getByRole('button', { name: 'Record consent' });
    },

    input: async ({ maker }) => ({ ...givenConsent(), caseId: (await makeCase(maker)).id }),
    references: { caseId: 'case' },
    fixedFields: ['purpose', 'term', 'givenOn'],
    expectedOutput: ({ giver, note }) => ({ giver, note }),
  },
  withdrawConsent: {
    input: async ({ maker }) => ({
      consentId: (await makeConsent(maker)).id,
      version: 1,
      reason: 'The family moved away',
    }),
    references: { consentId: 'consent' },
    fixedFields: ['version'],
    expectedOutput: ({ reason }) => ({ reason }),
  },
};

export const consentReference = referenceOfChild('consent', (maker, caseId, name) =>
  makeConsent(maker, name, caseId),
);
