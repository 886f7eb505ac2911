import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Locale, Slug } from '../../../core/fields.ts';
import { OrganizationUser } from '../../organizations/members/schema.ts';
import { TermsTexts, TermsVersion } from '../../organizations/organizations/terms.schema.ts';
import { AcceptanceSource, Terms } from './schema.ts';

const ofOrganization = { organizationId: Slug } as const;
const about = { organization: 'organizationId' } as const;

export const joiningTerms = {
  getTerms: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}/terms',
    summary: 'The terms that an organisation’s people join it under',
    lambda: 'account',
    needs: 'terms:read',
    records: about,
    input: z.strictObject(ofOrganization),
    output: Terms,
  }),
  acceptTerms: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/terms/accept',
    summary: 'Accepts the present version; where nothing else is missing, a registration is finished by it',
    lambda: 'account',
    needs: 'terms:accept',
    records: about,
    input: z.strictObject({
      ...ofOrganization,
      /** The one that was read. */
      termsVersion: z.int().min(1),
      locale: Locale,
      where: AcceptanceSource,
    }),
    output: OrganizationUser,
  }),
  changeTerms: endpoint({
    method: 'PUT',
    path: 'organizations/{organizationId}/terms',
    summary: 'Writes the terms; another text is a new version, which everybody is asked to accept again',
    lambda: 'account',
    needs: 'terms:change',
    records: about,
    input: z.strictObject({
      ...ofOrganization,
      /** The one that was read. */
      termsVersion: TermsVersion,
      isRequired: z.boolean(),
      texts: TermsTexts,
    }),
    output: Terms,
  }),
};
