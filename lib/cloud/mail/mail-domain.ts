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
import { Alarms, alarmTopic } from '../alarms.ts';
import { logKey } from '../logs.ts';
import type { Stage } from '../stage.ts';
import { reputationRules } from './reputation-rules.ts';

export const mailOutcomes = {
  source: ['aws.ses'],
  detailType: ['Email Bounced', 'Email Complaint Received'],
};

/** Name of the SES configuration set. Fixed, because Lambdas in another region also need to know it. */
export const configurationSetName = (stage: Stage): string => `lumitree-${stage.name}`;

/**
 * The domain from which emails are sent, and the events about these emails. The DKIM records of the domain
 * are in the SES console, on the page of the identity.
 */
export class MailDomain extends Construct {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: configurationSetName(stage),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      /**
       * SES does not block bounced addresses: the product has its own list of blocked addresses, in which
       * users can unblock addresses.
       */
      suppressionReasons: SuppressionReasons.COMPLAINTS_ONLY,
    });
    if (stage.mailIdentity === 'create')
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

/**
 * Stack for emails if the home region has no SES. The stack's region has the mail domain and the alarms about
 * SES, and the SES there reports bounces and complaints to the home region.
 */
export class MailRegion extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: MailRegionProps) {
    super(scope, id, props);
    new MailDomain(this, 'Mail', stage);
    const topic = alarmTopic(this, stage, logKey(this, 'LogKey', this.region));
    new Alarms(this, 'Alarms', stage, topic, reputationRules());
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
