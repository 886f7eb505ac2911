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
import type { Stage } from '../stage.ts';
import type { OtherCell } from './cell-values.ts';
import { chooseCellSource } from './organization-named.ts';

/**
 * Source of a function that rejects invalid requests and forwards others to the cell of their organisation.
 */
const frontSource = (stage: Stage) => `import cf from 'cloudfront';
${refuseCallSource(stage).replace('function handler(', 'function refuse(')}
${chooseCellSource}
async function handler(event) {
  const answer = refuse(event);
  if (!answer.statusCode) await chooseCell(cf, answer);
  return answer;
}
`;

/**
 * Creates the CloudFront function of the region's first cell (installation). It reads the directory that says
 * in which cell an organisation is.
 */
export function frontFunction(scope: Construct, id: string, stage: Stage): EdgeFunction {
  const directory = new KeyValueStore(scope, 'CellDirectory', {
    keyValueStoreName: `lumitree-${stage.name}-cells`,
    comment: 'Which cell has an organisation that is not in the first one',
  });
  return cloudFrontFunction(scope, id, frontSource(stage), directory);
}

/**
 * Adds the other cells as origins of the distribution, so that the CloudFront function can choose them. CDK
 * adds an origin only if a path leads to it.
 */
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

/** Number of origins that CDK adds for paths: one for the pages, one for the first cell. */
const originsOfPaths = 2;

const secretOf = (cell: OtherCell): string =>
  SecretValue.secretsManager(cell.value('originSecretArn')).unsafeUnwrap();
