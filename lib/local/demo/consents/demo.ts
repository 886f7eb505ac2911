import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { TermRow } from '../../../../shared/features/consent/terms/schema.ts';
import type { DemoFeature } from '../demo-client.ts';

/** How many of the clinic's children have a consent on paper. */
const children = 24;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Consents that parents signed on paper, one of them withdrawn since. */
export const demo: DemoFeature = {
  needs: ['cases', 'terms'],
  makeRecords: async signIn => {
    const { post } = await signIn('helen@brightwater.example', 'brightwater');
    const { data } = await post<{ data: { data: Case[] } }>('cases/search', { limit: children });
    const { data: all } = await post<{ data: { data: TermRow[] } }>('terms/search', {});
    const terms = all.data.filter(({ appliesTo }) => appliesTo !== 'users');
    for (const [index, { id, mother, father, emailLanguage }] of data.data.entries()) {
      const relationship = mother?.name ? 'mother' : father?.name ? 'father' : 'guardian';
      const given = {
        language: emailLanguage ?? 'en',
        giver: { name: mother?.name ?? father?.name ?? 'Grace Taylor', relationship },
        method: index % 5 === 0 ? 'inPerson' : 'paper',
        givenOn: daysAgo(40 + 9 * index),
      };
      await post(`cases/${id}/consents`, { ...given, purpose: 'care' });
      for (const { id: termId, textVersion } of index % 3 === 0 ? terms : terms.slice(1)) {
        const term = { id: termId, textVersion };
        await post(`cases/${id}/consents`, { ...given, purpose: 'terms', term });
      }
      if (index % 2 === 0) await post(`cases/${id}/consents`, { ...given, purpose: 'email' });
      if (index !== 1) continue;
      const photos = await post<{ data: { id: string } }>(`cases/${id}/consents`, {
        ...given,
        purpose: 'photos',
      });
      const reason = 'The family does not want pictures of the vision training any more.';
      await post(`consents/${photos.data.id}/withdraw`, { version: 1, reason });
    }
  },
};
