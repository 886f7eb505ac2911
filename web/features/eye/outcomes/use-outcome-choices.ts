import * as z from 'zod';
import { OutcomeMethod } from '../../../../shared/features/eye/outcomes/schema.ts';
import {
  type ReferenceId,
  referenceIds,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';

const Choices = z.object({
  method: OutcomeMethod.catch('cycloplegic'),
  reference: z.enum(referenceIds).nullable().catch(null),
});

/** What outcomes are held against and how they were measured, kept in the URL. */
export function useOutcomeChoices() {
  const { query, change } = useUrlState();
  const choices = Choices.parse({ method: query.get('method'), reference: query.get('reference') });
  return {
    ...choices,
    chooseMethod: (method: OutcomeMethod) => change({ method: method === 'cycloplegic' ? null : method }),
    chooseReference: (reference: ReferenceId | null) => change({ reference }),
  };
}
