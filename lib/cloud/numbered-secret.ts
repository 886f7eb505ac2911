import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { addNagSuppressions } from './nag-suppressions.ts';

interface NumberedSecretProps {
  description: string;
  /** From 1; a deployment with the next number makes a new secret. */
  number: number;
  /** Why it is replaced by a deployment, and why AWS's own key is enough for it. */
  reasons: { rotation: string; key: string };
}

/**
 * A random secret that is replaced by raising its number. The secret before the current one is still
 * accepted, since not everything learns of a new one at once.
 */
export class NumberedSecret extends Construct {
  readonly current: string;
  /** The accepted secrets, as a Lambda's environment variable has them, the current one first. */
  readonly accepted: string;

  constructor(scope: Construct, id: string, { description, number, reasons }: NumberedSecretProps) {
    super(scope, id);
    const [current, ...before] = [number, number - 1]
      .filter(one => one > 0)
      .map(one => this.createSecret(one, description, reasons));
    this.current = current ?? '';
    this.accepted = [this.current, ...before].join(',');
  }

  /** A reference that CloudFormation resolves; the secret itself is in no template. */
  private createSecret(
    number: number,
    description: string,
    { rotation, key }: NumberedSecretProps['reasons'],
  ): string {
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
    return secret.secretValue.unsafeUnwrap();
  }
}
