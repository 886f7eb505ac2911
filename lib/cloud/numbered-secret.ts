import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { addNagSuppressions } from './nag-suppressions.ts';

interface NumberedSecretProps {
  description: string;
  /**
   * Number of the current secret, from 1. Each deployment may increase it by one. The next secret already
   * exists and is accepted.
   */
  number: number;
  /**
   * Reasons for suppressing cdk-nag findings: why only deployments rotate the secret, and why AWS's own key
   * is enough for it.
   */
  reasons: { rotation: string; key: string };
}

/**
 * A random secret that a deployment replaces by increasing its number. Receivers already accept the next
 * secret, and still accept the previous one. A deployment may therefore update senders and receivers in any
 * order.
 */
export class NumberedSecret extends Construct {
  readonly current: string;
  readonly currentArn: string;
  /** The accepted secrets for a Lambda's environment variable, the current one first. */
  readonly accepted: string;

  constructor(scope: Construct, id: string, { description, number, reasons }: NumberedSecretProps) {
    super(scope, id);
    const current = this.createSecret(number, description, reasons);
    const others = [number + 1, number - 1]
      .filter(one => one > 0)
      .map(one => this.createSecret(one, description, reasons));
    this.current = textOf(current);
    this.currentArn = current.secretArn;
    this.accepted = [current, ...others].map(textOf).join(',');
  }

  private createSecret(
    number: number,
    description: string,
    { rotation, key }: NumberedSecretProps['reasons'],
  ): Secret {
    const secret = new Secret(this, `Number${number}`, {
      description,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    addNagSuppressions(secret, {
      'AwsSolutions-SMG4': rotation,
      'HIPAA.Security-SecretsManagerRotationEnabled': rotation,
      'HIPAA.Security-SecretsManagerUsingKMSKey': key,
    });
    return secret;
  }
}

/** A reference that CloudFormation resolves; the secret itself is in no template. */
const textOf = (secret: Secret): string => secret.secretValue.unsafeUnwrap();
