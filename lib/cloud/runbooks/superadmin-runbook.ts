import type { Construct } from 'constructs';
import type { EntryFunction } from '../entry-function.ts';
import type { Stage } from '../stage.ts';
import { automationDocument, inputPatterns, languageField, Runbook } from './runbook.ts';

/** The form with which an operator creates a platform administrator. */
export class SuperadminRunbook extends Runbook {
  constructor(scope: Construct, id: string, stage: Stage, provision: EntryFunction) {
    super(scope, id, {
      stage,
      provision,
      name: 'superadmin',
      roleDescription: 'What the runbook of superadmins may do',
      formDescription: 'Where an operator makes a superadmin',
      document: superadminDocument,
    });
  }
}

export function superadminDocument(functionName: string, roleArn: string) {
  return automationDocument(
    { functionName, roleArn },
    {
      description:
        'Makes a superadmin of Lumitree. They are sent a password for their first sign-in. Run again for the same email, it sends another one until they have signed in, and then changes nothing. Who works for an organisation, or is invited to one, is refused.',
      parameters: {
        Email: {
          type: 'String',
          description: 'Address that they sign in with and that the password is sent to',
          allowedPattern: inputPatterns.email,
        },
        FullName: {
          type: 'String',
          description: 'Their name, as others see it',
          allowedPattern: inputPatterns.line,
        },
        Language: languageField('Language of the mail and of their first sign-in'),
      },
      step: { name: 'MakeSuperadmin', description: 'Calls the Lambda that sets up people' },
      payload: {
        kind: 'superadmin',
        person: { fullName: '{{ FullName }}', email: '{{ Email }}', locale: '{{ Language }}' },
      },
    },
  );
}
