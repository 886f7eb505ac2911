import { AppError } from '../../../../shared/core/errors.ts';
import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { maxTerms } from '../../../../shared/features/consent/terms/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { TermStore } from './term-store.ts';

/**
 * Limits the number of terms, so that one request can list them all. Two requests at the same time may exceed
 * the limit by one.
 */
export const createTerm: Handler<typeof terms.createTerm> = async (fields, { openStore }) => {
  const store = openStore(TermStore);
  if ((await store.list()).length >= maxTerms)
    throw new AppError('request.invalid', { fields: { texts: 'validation.too_big' } });
  return store.create(fields);
};

export const changeTerm: Handler<typeof terms.changeTerm> = async (
  { termId: _, version: __, isCorrection, ...fields },
  { records, openStore },
) => openStore(TermStore).change(records.term, fields, isCorrection);
