import type { Construct } from 'constructs';
import {
  departureGraceDays,
  departureSteps,
} from '../../../shared/features/organizations/organizations/departure.ts';
import type { EntryFunction } from '../entry-function.ts';
import type { Stage } from '../stage.ts';
import { automationDocument, inputPatterns, Runbook } from './runbook.ts';

/** The form with which two operators confirm that an organisation leaves the product. */
export class DepartureRunbook extends Runbook {
  constructor(scope: Construct, id: string, stage: Stage, provision: EntryFunction) {
    super(scope, id, {
      stage,
      provision,
      name: 'departure',
      roleDescription: 'What the runbook of departures may do',
      formDescription: 'Where two operators let an organisation leave',
      document: departureDocument,
    });
  }
}

/** Automation document of the form: its input fields, and the command that it sends to the Lambda. */
export function departureDocument(functionName: string, roleArn: string) {
  return automationDocument(
    { functionName, roleArn },
    {
      description: `Lets an organisation of Lumitree leave. One person begins, a second one confirms: then nobody can open it, and ${departureGraceDays} days later it can be erased. Until then it can be cancelled.`,
      parameters: {
        Slug: {
          type: 'String',
          description: 'Short name of the organisation',
          allowedPattern: '^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$',
        },
        OrganizationName: {
          type: 'String',
          description: 'What it is called, exactly as it says itself',
          allowedPattern: inputPatterns.line,
        },
        Step: {
          type: 'String',
          description: 'begin; confirm, by a second person; or cancel, which opens it again',
          allowedValues: [...departureSteps],
        },
      },
      step: { name: 'LetLeave', description: 'Calls the Lambda that sets up organisations and people' },
      payload: {
        kind: 'departure',
        slug: '{{ Slug }}',
        name: '{{ OrganizationName }}',
        step: '{{ Step }}',
      },
    },
  );
}
