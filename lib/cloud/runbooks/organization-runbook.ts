import type { Construct } from 'constructs';
import { modules } from '../../../shared/core/permissions.ts';
import type { EntryFunction } from '../entry-function.ts';
import type { Stage } from '../stage.ts';
import { automationDocument, inputPatterns, languageField, Runbook } from './runbook.ts';

/** The runbook by which an operator sets up an organisation with its first admin. */
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

/** What it asks for, and what it sends. */
export function provisioningDocument(functionName: string, roleArn: string) {
  return automationDocument(
    { functionName, roleArn },
    {
      description:
        'Sets up an organisation of Lumitree and its first admin, who is sent a mail. Run again with the same name and short name, it changes nothing.',
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
          description: 'Country or region, two capital letters (ISO 3166), as in HK',
          allowedPattern: '^[A-Z]{2}$',
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
          description: 'Modules that the first admin has',
          allowedValues: [...modules],
          default: [] as string[],
        },
        EndsOn: {
          type: 'String',
          description: 'Last day of the licence, as in 2027-12-31',
          allowedPattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
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
        seats: '{{ Seats }}',
        endsOn: '{{ EndsOn }}',
        modules: '{{ Modules }}',
        admin: { fullName: '{{ AdminName }}', email: '{{ AdminEmail }}', locale: '{{ AdminLanguage }}' },
      },
    },
  );
}
