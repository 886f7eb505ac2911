import { existsSync } from 'node:fs';
import { Stack, Token } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IDependable } from 'constructs';
import { webFolder } from '../build/paths.ts';
import type { SignIn } from './identity.ts';
import type { Logs } from './logs.ts';
import { addNagSuppressions, objectWildcardFinding } from './nag-suppressions.ts';
import type { Site } from './site.ts';
import { cacheControl } from './site-headers.ts';
import type { Stage } from './stage.ts';

interface PagesProps {
  stage: Stage;
  logs: Logs;
  site: Site;
  identity: SignIn;
  /**
   * Resources that answer requests of the pages. The pages are uploaded only after these resources are
   * deployed.
   */
  after: IDependable[];
}

/**
 * Uploads the web app to the site's bucket. Files with a hash in their name are uploaded first, and are kept
 * after later deployments, because open pages still need them. Pages are uploaded last, after the API that
 * they need.
 */
export class Pages extends Construct {
  constructor(scope: Construct, id: string, { stage, logs, site, identity, after }: PagesProps) {
    super(scope, id);
    const web = stage.inline ? placeholder() : builtWeb();
    const common = { destinationBucket: site.bucket, prune: false, logGroup: logs.group(this, 'Log') };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [web],
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.fromString(cacheControl('/assets/'))],
    });
    const pages = new BucketDeployment(this, 'Rest', {
      ...common,
      sources: [
        web,
        Source.jsonData('config.json', {
          api: '/api',
          region: stage.region,
          userPoolId: identity.pool.userPoolId,
          userPoolClientId: identity.webClient.userPoolClientId,
        }),
      ],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.fromString(cacheControl('/index.html'))],
    });
    pages.node.addDependency(assets, ...after);
    suppressCopierFindings(assets, site.bucket);
  }
}

function builtWeb(): ISource {
  if (!existsSync(`${webFolder}/index.html`)) throw new Error('dist/web is missing: run npm run build first');
  return Source.asset(webFolder);
}

const placeholder = (): ISource => Source.data('index.html', '<!doctype html><title>Lumitree</title>');

/** Suppresses cdk-nag findings about CDK's Lambda that uploads files. It runs only during deployments. */
export function suppressCopierFindings(deployment: BucketDeployment, bucket: Bucket): void {
  const copier = deployment.handlerRole.node.scope;
  if (!copier) throw new Error('the Lambda that copies pages has lost its place in the tree');
  const { account, region } = Stack.of(deployment);
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  const ownRole =
    'It reads the deployment’s own assets and writes the program’s files, as CDK lays down; no record is within reach.';
  const deployOnly = 'It runs while a deployment waits for it, once, and the deployment reports its failure.';
  addNagSuppressions(copier, {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      ownRole,
    'AwsSolutions-IAM5[Action::s3:GetBucket*]': ownRole,
    'AwsSolutions-IAM5[Action::s3:GetObject*]': ownRole,
    'AwsSolutions-IAM5[Action::s3:List*]': ownRole,
    'AwsSolutions-IAM5[Action::s3:Abort*]': ownRole,
    'AwsSolutions-IAM5[Action::s3:DeleteObject*]': ownRole,
    [`AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-${owner}-${region}/*]`]: ownRole,
    [objectWildcardFinding(bucket, '*')]: ownRole,
    'HIPAA.Security-IAMNoInlinePolicy': ownRole,
    'AwsSolutions-L1': 'Its runtime is chosen by the version of CDK and moves with it.',
    'HIPAA.Security-LambdaConcurrency': deployOnly,
    'HIPAA.Security-LambdaDLQ': deployOnly,
    'HIPAA.Security-LambdaInsideVPC': deployOnly,
  });
}
