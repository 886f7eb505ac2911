import { CfnParameter, Stack } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';

/**
 * Values of a cell (an installation with its own table) that other cells read, with their parameter names.
 */
const valueNames = {
  tableName: 'table-name',
  tableArn: 'table-arn',
  keyArn: 'key-arn',
  filesBucket: 'files-bucket',
  filesUrl: 'files-url',
  uploadUrl: 'upload-url',
  webUrl: 'web-url',
  apiHost: 'api-host',
  originSecretArn: 'origin-secret-arn',
  userPool: 'user-pool',
  webClient: 'web-client',
  scriptsClient: 'scripts-client',
  serverClient: 'server-client',
} as const;

export type CellValues = Record<keyof typeof valueNames, string>;

const parameterName = (stage: string, name: string) => `/lumitree/${stage}/cell/${name}`;

/** Publishes the values of this cell that deployments of other cells read. None of the values is secret. */
export class PublishedCell extends Construct {
  constructor(scope: Construct, id: string, stage: string, values: CellValues) {
    super(scope, id);
    for (const [key, name] of Object.entries(valueNames) as [keyof CellValues, string][])
      new StringParameter(this, key, {
        parameterName: parameterName(stage, name),
        stringValue: values[key],
      });
  }
}

/** The published values of another cell, which each deployment reads again. */
export class OtherCell extends Construct {
  readonly stage: string;
  readonly #parameters = new Map<keyof CellValues, CfnParameter>();

  constructor(scope: Construct, stage: string) {
    super(scope, stage);
    this.stage = stage;
  }

  value(key: keyof CellValues): string {
    return this.#parameterOf(key).valueAsString;
  }

  /** Logical id of a value's parameter. Findings of cdk-nag contain it. */
  logicalId(key: keyof CellValues): string {
    return Stack.of(this).getLogicalId(this.#parameterOf(key));
  }

  #parameterOf(key: keyof CellValues): CfnParameter {
    const known = this.#parameters.get(key);
    if (known) return known;
    const made = new CfnParameter(this, key, {
      type: 'AWS::SSM::Parameter::Value<String>',
      default: parameterName(this.stage, valueNames[key]),
    });
    this.#parameters.set(key, made);
    return made;
  }
}
