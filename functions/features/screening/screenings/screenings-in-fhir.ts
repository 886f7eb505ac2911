import { screeningResources } from '../../../../shared/features/screening/fhir/screening-resources.ts';
import { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { ResourcesOf } from '../../../composition/case-data-part.ts';

export const screeningsInFhir: ResourcesOf = async ({ organization, items }) =>
  items
    .filter(({ sk, deletedAt }) => sk.startsWith('SCREENING#') && !deletedAt)
    .flatMap(item => screeningResources(Screening.parse(item), { organization, base: null }));
