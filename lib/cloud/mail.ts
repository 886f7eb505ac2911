import { Duration, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { EntryFunction } from './entry-function.ts';
import type { FailedInvocations } from './failures/failed-invocations.ts';
import type { Stage } from './stage.ts';

interface MailProps {
  stage: Stage;
  /** The Lambda that sends mails and receives bounces and complaints. */
  worker: EntryFunction;
  failed: FailedInvocations;
}

/**
 * The sending domain, with its bounces and complaints. The domain's DKIM
 * records are in the identity's page of the SES console.
 */
export class Mail extends Construct {
  constructor(scope: Construct, id: string, { stage: { mailDomain }, worker, failed }: MailProps) {
    super(scope, id);
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      /** Bounced addresses are on the product's own suppression list, from which they can be removed. */
      suppressionReasons: SuppressionReasons.COMPLAINTS_ONLY,
    });
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(mailDomain),
      configurationSet,
      mailFromDomain: `bounce.${mailDomain}`,
    });
    configurationSet.addEventDestination('Outcomes', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const within = Duration.hours(6);
    failed.keepOf(worker, { times: 2, within });
    new Rule(this, 'Outcome', {
      description: 'Mails that came back or were complained of',
      eventPattern: { source: ['aws.ses'], detailType: ['Email Bounced', 'Email Complaint Received'] },
      targets: [
        new LambdaFunction(worker.lambda, {
          retryAttempts: 10,
          maxEventAge: within,
          deadLetterQueue: failed.queue,
        }),
      ],
    });
    worker.lambda.addEnvironment('MAIL_FROM', `no-reply@${mailDomain}`);
    worker.lambda.addEnvironment('MAIL_CONFIGURATION_SET', configurationSet.configurationSetName);
    worker.allow(
      new PolicyStatement({
        actions: ['ses:SendEmail', 'ses:SendRawEmail'],
        resources: [
          identity.emailIdentityArn,
          Stack.of(this).formatArn({
            service: 'ses',
            resource: 'configuration-set',
            resourceName: configurationSet.configurationSetName,
          }),
        ],
      }),
    );
  }
}
