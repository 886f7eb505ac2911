import { Aws } from 'aws-cdk-lib';
import type { Node } from 'constructs';

/** One deployment of the product: what differs between two of them. From the context in `cdk.json`. */
export interface Stage {
  name: string;
  region: string;
  /** Domain that mails come from. */
  mailDomain: string;
  /** Stand-ins for the built code and pages, for tests that look at templates only. */
  inline: boolean;
}

function required(node: Node, key: string): string {
  const value: unknown = node.tryGetContext(key);
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`the context lacks "${key}": set it in cdk.json or pass -c ${key}=…`);
}

/** Reads the stage from the app's context. Throws by name what is missing. */
export function readStage(node: Node): Stage {
  return {
    name: required(node, 'stage'),
    region: required(node, 'region'),
    mailDomain: required(node, 'mailDomain'),
    inline: node.tryGetContext('code') === 'inline',
  };
}

/** Named, not generated: the site's policy must name the bucket before the bucket can name the site. */
export const filesBucketName = (stage: Stage): string => `lumitree-${stage.name}-files-${Aws.ACCOUNT_ID}`;

/** Where browsers reach the files bucket. */
export const filesOrigin = (stage: Stage): string =>
  `https://${filesBucketName(stage)}.s3.${stage.region}.amazonaws.com`;
