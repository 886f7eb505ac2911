import type { Feature } from '../../platform/features/feature.ts';

export const screening: Feature = {
  listStrip: [{ page: 'screenings', label: 'strip.screenings' }],
};
