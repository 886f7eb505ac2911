import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** The domain that mails come from. Its DKIM records are in the identity's page of the SES console. */
export class Mail extends Construct {
  constructor(scope: Construct, id: string, { mailDomain }: Stage) {
    super(scope, id);
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(mailDomain),
      configurationSet,
      mailFromDomain: `bounce.${mailDomain}`,
    });
  }
}
