import type { Construct } from 'constructs';
import { modules } from '../../../shared/core/permissions.ts';
import { countryCodes } from '../../../shared/core/places/countries.ts';
import {
  invitationChoices,
  zoneByCountry,
} from '../../../shared/features/organizations/organizations/provision.ts';
import type { EntryFunction } from '../entry-function.ts';
import type { Stage } from '../stage.ts';
import { automationDocument, inputPatterns, languageField, Runbook } from './runbook.ts';

const defaultCountry = 'HK';
const countryName = new Intl.DisplayNames('en', { type: 'region' });
/**
 * The countries that an operator can choose in the form, such as “HK Hong Kong SAR China”. They contain no
 * quotes, because the chosen text is inserted into JSON.
 */
const countries = countryCodes
  .map(code => `${code} ${countryName.of(code)?.replaceAll(/["\\\\]/g, '')}`)
  .toSorted();

/** The form with which an operator creates an organisation and its first admin. */
export class ProvisioningRunbook extends Runbook {
  constructor(scope: Construct, id: string, stage: Stage, provision: EntryFunction) {
    super(scope, id, {
      stage,
      provision,
      name: 'organization',
      roleDescription: 'What the runbook of organisations may do',
      formDescription: 'Where an operator sets up an organisation',
      document: provisioningDocument,
    });
  }
}

export function provisioningDocument(functionName: string, roleArn: string) {
  return automationDocument(
    { functionName, roleArn },
    {
      description:
        'Sets up an organisation of Lumitree and its first admin, who is sent a mail. It checks everything before it makes anything, and says what happened and what comes next. Run again with the same name and short name, it says what differs from what is there.',
      parameters: {
        OrganizationName: {
          type: 'String',
          description: 'What the organisation is called',
          allowedPattern: inputPatterns.line,
        },
        Slug: {
          type: 'String',
          description: 'Short name: lower-case letters, digits and hyphens. It can’t be changed later',
          allowedPattern: '^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$',
        },
        Country: {
          type: 'String',
          description: 'Country or region. Language and start of the week follow from it',
          allowedValues: countries,
          default: countries.find(name => name.startsWith(defaultCountry)) ?? '',
        },
        TimeZone: {
          type: 'String',
          description: 'Time zone of the organisation; “by country” takes the one most people there use',
          allowedValues: [zoneByCountry, ...Intl.supportedValuesOf('timeZone')],
          default: zoneByCountry,
        },
        AdminName: {
          type: 'String',
          description: 'Name of the first admin',
          allowedPattern: inputPatterns.line,
        },
        AdminEmail: {
          type: 'String',
          description: 'Address that the first admin signs in with and that the mail is sent to',
          allowedPattern: inputPatterns.email,
        },
        AdminLanguage: languageField('Language of the mail and of the first sign-in'),
        Seats: {
          type: 'String',
          description: 'How many people the licence is for',
          allowedPattern: '^[1-9][0-9]{0,4}$',
          default: '10',
        },
        Modules: {
          type: 'StringList',
          description: 'Modules of the licence, which the first admin has too',
          allowedValues: [...modules],
          default: ['eye'] as string[],
        },
        EndsOn: {
          type: 'String',
          description: 'Last day of the licence, as in 2027-12-31; not before today',
          allowedPattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        },
        Invitation: {
          type: 'String',
          description:
            'Only where the organisation exists and its admin has not joined: resend sends the mail once more, replace invites the admin of this form instead of the one before',
          allowedValues: [...invitationChoices],
          default: 'keep',
        },
      },
      step: {
        name: 'ProvisionOrganization',
        description: 'Calls the Lambda that sets up organisations and people',
      },
      payload: {
        kind: 'organization',
        name: '{{ OrganizationName }}',
        slug: '{{ Slug }}',
        country: '{{ Country }}',
        timeZone: '{{ TimeZone }}',
        invitation: '{{ Invitation }}',
        seats: '{{ Seats }}',
        endsOn: '{{ EndsOn }}',
        modules: '{{ Modules }}',
        admin: { fullName: '{{ AdminName }}', email: '{{ AdminEmail }}', locale: '{{ AdminLanguage }}' },
      },
    },
  );
}
