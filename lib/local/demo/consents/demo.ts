import type { Case, CaseRow } from '../../../../shared/features/cases/cases/schema.ts';
import type { TermRow } from '../../../../shared/features/consent/terms/schema.ts';
import { type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';

/** Number of children with consents. They are the children who are due first for a visit. */
const children = 24;
/** Days between a family's first consent and its consent to each of the three texts. */
const laterForms = [0, 21, 33] as const;

/** Consents that parents gave on paper or in person; one of them was withdrawn later. */
export const demo: DemoFeature = {
  needs: ['cases', 'terms', 'eye'],
  makeRecords: async signIn => {
    const today = new Date().toISOString().slice(0, 10);
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    const search = { limit: children, sort: 'due' };
    const { data } = await helen.post<{ data: { data: CaseRow[] } }>('cases/search', search);
    const { data: all } = await helen.post<{ data: { data: TermRow[] } }>('terms/search', {});
    const terms = all.data.filter(({ appliesTo }) => appliesTo !== 'users');
    for (const [index, { id }] of data.data.entries()) {
      const { mother, father, emailLanguage } = (await helen.get<{ data: Case }>(`cases/${id}`)).data;
      const relationship = mother?.name ? 'mother' : father?.name ? 'father' : 'guardian';
      const signed = (days: number, given: object) => {
        const givenOn = workdayBefore(today, 40 + 9 * index - days);
        return helen.at(momentOn(givenOn, index)).post<{ data: { id: string } }>(`cases/${id}/consents`, {
          language: emailLanguage ?? 'en',
          giver: { name: mother?.name ?? father?.name ?? 'Grace Taylor', relationship },
          method: index % 5 === 0 ? 'inPerson' : 'paper',
          givenOn,
          ...given,
        });
      };
      await signed(0, { purpose: 'care' });
      for (const [place, { id: termId, textVersion }] of (index % 3 === 0 ? terms : terms.slice(1)).entries())
        await signed(laterForms[place] ?? 0, { purpose: 'terms', term: { id: termId, textVersion } });
      if (index % 2 === 0) await signed(26, { purpose: 'email' });
      if (index !== 1) continue;
      const photos = await signed(21, { purpose: 'photos' });
      const reason = 'The family does not want pictures of the vision training any more.';
      const later = momentOn(workdayBefore(today, 9 * index), index);
      await helen.at(later).post(`consents/${photos.data.id}/withdraw`, { version: 1, reason });
    }
  },
};
