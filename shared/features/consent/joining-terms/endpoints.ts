import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Locale, Slug } from '../../../core/fields.ts';
import { OrganizationUser } from '../../organizations/members/schema.ts';
import { TermsVersion } from '../../organizations/organizations/terms.schema.ts';
import { IsCorrection } from '../terms/term.schema.ts';
import { AcceptanceSource, Terms, TermsFields } from './schema.ts';

const ofOrganization = { organizationId: Slug } as const;
const about = { organization: 'organizationId' } as const;

export const joiningTerms = {
  getTerms: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}/terms',
    summary: 'The terms that people accept when they join the organisation',
    lambda: 'account',
    needs: 'terms:read',
    records: about,
    input: z.strictObject(ofOrganization),
    output: Terms,
  }),
  acceptTerms: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/terms/accept',
    summary: 'Accepts the current version; finishes the registration if nothing else is missing',
    lambda: 'account',
    needs: 'terms:accept',
    records: about,
    input: z.strictObject({
      ...ofOrganization,
      /** Version of the organisation's terms that the person accepts. */
      termsVersion: z.int().min(1),
      locale: Locale,
      where: AcceptanceSource,
    }),
    output: OrganizationUser,
  }),
  changeTerms: endpoint({
    method: 'PUT',
    path: 'organizations/{organizationId}/terms',
    summary:
      'Replaces the terms; a changed text is a new version that everybody is asked to accept again unless it is a correction',
    lambda: 'account',
    needs: 'terms:change',
    records: about,
    input: z.strictObject({
      ...ofOrganization,
      /** Version of the organisation's terms that the admin was editing. */
      termsVersion: TermsVersion,
      ...TermsFields.shape,
      isCorrection: IsCorrection,
    }),
    output: Terms,
  }),
};
