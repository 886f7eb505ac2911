import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { addNagSuppressions } from './nag-suppressions.ts';
import type { Stage } from './stage.ts';

/**
 * The secret that the site adds to the calls it forwards. The secret before the
 * current one is still accepted, since CloudFront needs minutes to roll out a new one.
 */
export class OriginSecret extends Construct {
  /** What the site sends. */
  readonly current: string;
  /** The accepted secrets, as the API's environment variable has them. */
  readonly accepted: string;

  constructor(scope: Construct, id: string, { originSecret }: Stage) {
    super(scope, id);
    const [current, ...before] = [originSecret, originSecret - 1]
      .filter(number => number > 0)
      .map(number => this.createSecret(number));
    this.current = current ?? '';
    this.accepted = [this.current, ...before].join(',');
  }

  /** A reference that CloudFormation resolves; the secret itself is in no template. */
  private createSecret(number: number): string {
    const secret = new Secret(this, `Number${number}`, {
      description: 'Lumitree: what the site proves to the API that a call came through it',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    addNagSuppressions(secret, {
      'AwsSolutions-SMG4':
        'It is replaced by a deployment that tells both sides, as the operations page says; a rotation by itself would part them.',
      'HIPAA.Security-SecretsManagerRotationEnabled':
        'It is replaced by a deployment that tells both sides, as the operations page says; a rotation by itself would part them.',
      'HIPAA.Security-SecretsManagerUsingKMSKey':
        'It proves that a request passed the firewall and opens no record, so that AWS’s own key will do.',
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
