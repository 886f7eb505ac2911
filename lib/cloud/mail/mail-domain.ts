import { Stack, type StackProps } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { EventBus as EventBusTarget } from 'aws-cdk-lib/aws-events-targets';
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
import type { Stage } from '../stage.ts';

/** Events of SES that the product listens to. */
export const mailOutcomes = {
  source: ['aws.ses'],
  detailType: ['Email Bounced', 'Email Complaint Received'],
};

/** Named, as it may lie in another region than what uses it. */
export const configurationSetName = (stage: Stage): string => `lumitree-${stage.name}`;

/** The domain that mails come from. Its DKIM records are in the identity’s page of the SES console. */
export class MailDomain extends Construct {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: configurationSetName(stage),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      /** Bounced addresses are on the product's own suppression list, from which they can be removed. */
      suppressionReasons: SuppressionReasons.COMPLAINTS_ONLY,
    });
    new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(stage.mailDomain),
      configurationSet,
      mailFromDomain: `bounce.${stage.mailDomain}`,
    });
    configurationSet.addEventDestination('Outcomes', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }
}

interface MailRegionProps extends StackProps {
  stage: Stage;
}

/** Mails of a home region without SES: the domain lies where SES is, which tells the home region what came back. */
export class MailRegion extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: MailRegionProps) {
    super(scope, id, props);
    new MailDomain(this, 'Mail', stage);
    const home = Stack.of(this).formatArn({
      service: 'events',
      region: stage.region,
      resource: 'event-bus',
      resourceName: 'default',
    });
    new Rule(this, 'Outcome', {
      description: 'Mails that came back or were complained of, for the home region',
      eventPattern: mailOutcomes,
      targets: [new EventBusTarget(EventBus.fromEventBusArn(this, 'Home', home))],
    });
  }
}
