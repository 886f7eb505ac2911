import { type App, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Api } from './api/api.ts';
import { Backups } from './backups.ts';
import { CallShifting } from './call-shifting.ts';
import { PublishedCell } from './cells/cell-values.ts';
import { IdentityOfRegion } from './cells/identity-of-region.ts';
import { Neighbours } from './cells/neighbours.ts';
import { Copies } from './copies.ts';
import { Data } from './data.ts';
import { Edge } from './edge.ts';
import { Events } from './events.ts';
import { FailedInvocations } from './failures/failed-invocations.ts';
import { FileSite } from './file-site.ts';
import { Functions } from './functions.ts';
import { HourlySchedule } from './hourly-schedule.ts';
import { Identity, type SignIn } from './identity.ts';
import { JournalArchive } from './journal-archive.ts';
import { Logs } from './logs.ts';
import { Mail, sendsFromHome } from './mail/mail.ts';
import { MailRegion } from './mail/mail-domain.ts';
import { Monitoring } from './monitoring.ts';
import { Pages } from './pages.ts';
import { departureForm, organizationForm, superadminForm } from './runbooks/forms.ts';
import { Operator } from './runbooks/operator.ts';
import { Runbook } from './runbooks/runbook.ts';
import { createCursorSecret, createOriginSecret } from './secrets.ts';
import { Site } from './site.ts';
import { SiteLogs } from './site-logs.ts';
import { SourceMaps } from './source-maps.ts';
import { readStage, type Stage, uploadOrigin } from './stage.ts';
import { WorkQueue } from './work-queue.ts';

interface LumitreeProps extends StackProps {
  stage: Stage;
  edge: Edge;
  copies: Copies | undefined;
}

/** The main stack: the whole system, except resources that must be in other regions. */
export class Lumitree extends Stack {
  readonly logs: Logs;
  readonly site: Site;
  readonly fileSite: FileSite;

  constructor(app: App, id: string, { stage, edge, copies, ...props }: LumitreeProps) {
    super(app, id, props);
    this.logs = new Logs(this, 'Logs', stage);
    const { logs } = this;
    const api = new Api(this, 'Api');
    const secret = createOriginSecret(this, stage);
    this.fileSite = new FileSite(this, 'FileSite', stage);
    const { url: filesUrl } = this.fileSite;
    const neighbours = new Neighbours(this, 'Neighbours', stage);
    const { first } = neighbours;
    this.site = new Site(this, 'Site', {
      stage,
      neighbours,
      logs,
      edge,
      apiHost: api.host,
      filesUrl,
      originSecret: secret.current,
    });
    const { site } = this;
    const webUrl = first?.value('webUrl') ?? site.url;

    const data = new Data(this, 'Data', { stage, logs, webUrl: site.url, neighbours, copies });
    const backups = new Backups(this, 'Backups', stage, data, copies);
    const identity: SignIn = first
      ? new IdentityOfRegion(this, 'Identity', first, stage.region)
      : new Identity(this, 'Identity', stage);
    const functions = new Functions(this, 'Functions', {
      stage,
      logs,
      data,
      identity,
      webUrl,
      filesUrl,
      originSecrets: secret.accepted,
      cursorSecrets: createCursorSecret(this, stage).accepted,
    });
    const { events, jobs, mail, webhooks, archive, provision } = functions;

    const answering = api.addRoutes({
      stage,
      logs,
      identity,
      entries: functions.answering,
    });
    const failed = new FailedInvocations(this, 'FailedInvocations', data);
    const { failures } = new Events(this, 'Events', { stage, data, logs, entry: events });
    const jobQueue = new WorkQueue(this, 'JobQueue', {
      stage,
      data,
      worker: jobs,
      senders: [events, jobs],
      environmentVariable: 'JOBS_QUEUE_URL',
      isFifo: true,
      batchSize: 1,
    });
    failed.keepOf(jobs, { times: 2, within: Duration.minutes(30) });
    new HourlySchedule(this, 'HourlyTick', stage, [jobs, mail], failed);
    new JournalArchive(this, 'JournalCopy', { stage, data, logs, entry: archive, failures });
    new Operator(this, 'Operator', {
      stage,
      logs,
      runbooks: [
        new Runbook(this, 'SuperadminRunbook', { stage, provision, form: superadminForm }),
        new Runbook(this, 'ProvisioningRunbook', { stage, provision, form: organizationForm }),
        new Runbook(this, 'DepartureRunbook', { stage, provision, form: departureForm }),
      ],
    });
    new Mail(this, 'Mail', { stage, worker: mail, failed });
    const mailQueue = new WorkQueue(this, 'MailQueue', {
      stage,
      data,
      worker: mail,
      senders: [events, mail],
      environmentVariable: 'MAIL_QUEUE_URL',
      batchSize: 5,
      marksGivenUp: true,
    });
    const webhooksQueue = new WorkQueue(this, 'WebhooksQueue', {
      stage,
      data,
      worker: webhooks,
      senders: [events, webhooks],
      environmentVariable: 'WEBHOOKS_QUEUE_URL',
      batchSize: 1,
      marksGivenUp: true,
    });
    const after = [answering, ...Object.values(functions.answering).map(({ called }) => called)];
    new Pages(this, 'Pages', { stage, logs, site, identity, after });
    new SourceMaps(this, 'SourceMaps', stage, logs);
    const { alarms } = new Monitoring(this, 'Watch', stage, logs, {
      api,
      data,
      functions,
      backups,
      jobQueue,
      mailQueue,
      webhooksQueue,
      failed,
    });
    new CallShifting(this, 'CallShifting', { stage, entries: functions.answering, alarms });

    if (neighbours.isSeveral)
      new PublishedCell(this, 'Cell', stage.name, {
        tableName: data.table.tableName,
        tableArn: data.table.tableArn,
        keyArn: data.key.keyArn,
        filesBucket: data.files.bucketName,
        filesUrl,
        uploadUrl: uploadOrigin(stage),
        webUrl: site.url,
        apiHost: api.host,
        originSecretArn: secret.currentArn,
        userPool: identity.pool.userPoolId,
        webClient: identity.webClient.userPoolClientId,
        scriptsClient: identity.scriptsClient.userPoolClientId,
        serverClient: identity.serverClient.userPoolClientId,
      });
    new CfnOutput(this, 'WebUrl', { value: site.url });
    new CfnOutput(this, 'UserPoolId', { value: identity.pool.userPoolId });
  }
}

/** Adds the stacks of one deployment: the stage that `-c stage=…` chooses. */
export function addStacks(app: App): void {
  const stage = readStage(app.node);
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  const shared = { crossRegionReferences: true, terminationProtection: true, stage };
  const home = { account, region: stage.region };
  const usEast = { account, region: 'us-east-1' };
  const name = `lumitree-${stage.name}`;
  const edge = new Edge(app, `${name}-edge`, {
    ...shared,
    description: 'Lumitree: what stands before the site',
    env: usEast,
  });
  if (stage.mailRegion !== null && !sendsFromHome(stage))
    new MailRegion(app, `${name}-mail`, {
      ...shared,
      description: 'Lumitree: the domain that mails come from, and the alarms about it',
      env: { account, region: stage.mailRegion },
    });
  const copies =
    stage.copiesRegion === null
      ? undefined
      : new Copies(app, `${name}-copies`, {
          ...shared,
          description: 'Lumitree: copies of backups and files',
          env: { account, region: stage.copiesRegion },
        });
  const { site, fileSite, logs } = new Lumitree(app, name, {
    ...shared,
    description: 'Lumitree',
    env: home,
    edge,
    copies,
  });
  new SiteLogs(app, `${name}-site-logs`, {
    ...shared,
    description: 'Lumitree: who asked the site for what',
    env: usEast,
    edge,
    site,
    fileSite,
    logs,
  });
}
