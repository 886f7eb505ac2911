import type { Feature } from '../../platform/features/feature.ts';

export const screening: Feature = {
  auditTexts: [
    {
      namespaces: ['screenings'],
      load: async () => (await import('./screenings/screening-audit-texts.ts')).screeningAuditTexts,
    },
  ],
  listStrip: [{ page: 'screenings', label: 'strip.screenings' }],
};
