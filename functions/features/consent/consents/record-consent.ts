import { AppError } from '../../../../shared/core/errors.ts';
import type { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import type { TermReference } from '../../../../shared/features/consent/consents/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { type AcceptedText, acceptedText } from '../terms/accepted-text.ts';
import { PublicTermsStore } from '../terms/public-terms-store.ts';
import { ConsentsStore } from './consents-store.ts';

/**
 * For a consent to one of the organisation's terms, also stores the current version of the text and its hash.
 */
export const recordConsent: Handler<typeof consents.recordConsent> = async (
  { caseId: _, term, ...fields },
  { organization, actor, openStore, records, now },
) => {
  checkActive(records.case);
  if (fields.givenOn > todayIn(organization.timeZone, now()))
    throw new AppError('request.invalid', { fields: { givenOn: 'validation.future_date' } });
  const readText = async ({ id, textVersion }: TermReference): Promise<AcceptedText> => {
    const current = await openStore(PublicTermsStore).get(id);
    if (current?.textVersion !== textVersion)
      throw new AppError('request.invalid', { fields: { term: 'validation.outdated' } });
    return acceptedText(current, fields.language);
  };
  const text = term ? await readText(term) : { term: null, textHash: null };
  return openStore(ConsentsStore).record(records.case.id, { ...fields, ...text, by: actor.id });
};
