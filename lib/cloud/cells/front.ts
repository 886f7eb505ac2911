import { SecretValue } from 'aws-cdk-lib';
import {
  type CfnDistribution,
  type Distribution,
  type Function as EdgeFunction,
  KeyValueStore,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { originHeader } from '../../../shared/core/origin-header.ts';
import { refuseCallSource } from '../api/api-refusals.ts';
import { cloudFrontFunction } from '../site-edge.ts';
import type { OtherCell } from './cell-values.ts';
import { chooseCellSource } from './organization-named.ts';

/** Refuses calls, and has the cell of the organisation answer that the others name. */
const frontSource = `import cf from 'cloudfront';
${refuseCallSource.replace('function handler(', 'function refuse(')}
${chooseCellSource}
async function handler(event) {
  const answer = refuse(event);
  if (!answer.statusCode) await chooseCell(cf, answer);
  return answer;
}
`;

/** The function of the region’s front, with the directory that says in which cell an organisation lies. */
export function frontFunction(scope: Construct, id: string, stage: string): EdgeFunction {
  const directory = new KeyValueStore(scope, 'CellDirectory', {
    keyValueStoreName: `lumitree-${stage}-cells`,
    comment: 'Which cell has an organisation that is not in the first one',
  });
  return cloudFrontFunction(scope, id, frontSource, directory);
}

/** Origins that no path leads to, for the function to choose: CDK knows those of paths alone. */
export function addOriginsOfCells(distribution: Distribution, cells: OtherCell[]): void {
  const { node } = distribution;
  const resource = node.defaultChild as CfnDistribution;
  for (const [at, cell] of cells.entries())
    resource.addPropertyOverride(`DistributionConfig.Origins.${originsOfPaths + at}`, {
      Id: cell.stage,
      DomainName: cell.value('apiHost'),
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
      OriginCustomHeaders: [{ HeaderName: originHeader, HeaderValue: secretOf(cell) }],
    });
}

/** Pages and the first cell. */
const originsOfPaths = 2;

const secretOf = (cell: OtherCell): string =>
  SecretValue.secretsManager(cell.value('originSecretArn')).unsafeUnwrap();
