import { Duration, Stack, Token } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { EntryFunction } from '../entry-function.ts';
import type { FailedInvocations } from '../failures/failed-invocations.ts';
import { addNagSuppressions } from '../nag-suppressions.ts';
import type { Stage } from '../stage.ts';
import { configurationSetName, MailDomain, mailOutcomes } from './mail-domain.ts';

interface MailProps {
  stage: Stage;
  worker: EntryFunction;
  failed: FailedInvocations;
}

export const sendsFromHome = ({ region, mailRegion }: Pick<Stage, 'region' | 'mailRegion'>): boolean =>
  mailRegion === null || mailRegion === region;

export const mailFrom = ({ mailDomain }: Stage): string => `no-reply@${mailDomain}`;

/**
 * The mail domain, if it is in the home region, and the permissions of the Lambda for emails. This Lambda may
 * also ask SES about the whole account, because IAM cannot limit that to an ARN.
 */
export class Mail extends Construct {
  constructor(scope: Construct, id: string, { stage, worker, failed }: MailProps) {
    super(scope, id);
    const mailRegion = stage.mailRegion ?? stage.region;
    if (sendsFromHome(stage)) new MailDomain(this, 'Domain', stage);
    const within = Duration.hours(6);
    failed.keepOf(worker, { times: 2, within });
    new Rule(this, 'Outcome', {
      description: 'Mails that came back or were complained of',
      eventPattern: mailOutcomes,
      targets: [
        new LambdaFunction(worker.lambda, {
          retryAttempts: 10,
          maxEventAge: within,
          deadLetterQueue: failed.queue,
        }),
      ],
    });
    worker.lambda.addEnvironment('MAIL_FROM', mailFrom(stage));
    worker.lambda.addEnvironment('MAIL_REGION', mailRegion);
    worker.lambda.addEnvironment('MAIL_CONFIGURATION_SET', configurationSetName(stage));
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', region: mailRegion, resource, resourceName });
    worker.allow(
      new PolicyStatement({
        actions: ['ses:SendEmail', 'ses:SendRawEmail'],
        resources: [arn('identity', '*'), arn('configuration-set', configurationSetName(stage))],
        conditions: { StringEquals: { 'ses:FromAddress': mailFrom(stage) } },
      }),
      new PolicyStatement({ actions: ['ses:GetAccount'], resources: ['*'] }),
    );
    addNagSuppressions(worker, {
      'AwsSolutions-IAM5[Resource::*]':
        'What SES says of its account belongs to no resource: quotas and whether it sends, and no mail.',
      [`AwsSolutions-IAM5[Resource::${sesPattern(this, mailRegion)}]`]:
        'In its sandbox SES also asks for the right to the identity of the recipient; the address that mails come from is held by the condition.',
    });
  }
}

function sesPattern(scope: Construct, region: string): string {
  const { account } = Stack.of(scope);
  return `arn:aws:ses:${region}:${Token.isUnresolved(account) ? '<AWS::AccountId>' : account}:identity/*`;
}
