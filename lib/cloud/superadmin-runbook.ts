import type { Construct } from 'constructs';
import type { EntryFunction } from './entry-function.ts';
import { Runbook } from './runbook.ts';
import type { Stage } from './stage.ts';

/** The runbook by which an operator makes a superadmin, the first one above all. */
export class SuperadminRunbook extends Runbook {
  constructor(scope: Construct, id: string, stage: Stage, provision: EntryFunction) {
    super(scope, id, {
      stage,
      provision,
      name: 'superadmin',
      may: 'What the runbook of superadmins may do',
      form: 'Where an operator makes a superadmin',
      document: superadminDocument,
    });
  }
}

/** The document: what it asks for, and the one call it makes. The Lambda checks everything once more. */
export function superadminDocument(functionName: string, roleArn: string) {
  return {
    schemaVersion: '0.3',
    description:
      'Makes a superadmin of Lumitree. They are sent a password for their first sign-in. Run again for the same email, it changes nothing.',
    assumeRole: roleArn,
    parameters: {
      Email: {
        type: 'String',
        description: 'Address that they sign in with and that the password is sent to',
        allowedPattern: '^[^@\\s"\\\\]+@[^@\\s"\\\\]+\\.[^@\\s"\\\\]+$',
      },
      FullName: {
        type: 'String',
        description: 'Their name, as others see it',
        allowedPattern: '^[^"\\\\]{1,250}$',
      },
      Language: {
        type: 'String',
        description: 'Language of the mail and of their first sign-in',
        allowedValues: ['en', 'zh'],
        default: 'en',
      },
    },
    mainSteps: [
      {
        name: 'MakeSuperadmin',
        description: 'Calls the Lambda that sets up people',
        action: 'aws:invokeLambdaFunction',
        maxAttempts: 1,
        timeoutSeconds: 150,
        isEnd: true,
        inputs: {
          FunctionName: functionName,
          InvocationType: 'RequestResponse',
          InputPayload: {
            kind: 'superadmin',
            person: { fullName: '{{ FullName }}', email: '{{ Email }}', locale: '{{ Language }}' },
          },
        },
      },
    ],
    outputs: ['MakeSuperadmin.Payload'],
  };
}
