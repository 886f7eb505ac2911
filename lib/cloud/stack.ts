import { type App, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Api } from './api.ts';
import { Data } from './data.ts';
import { Events } from './events.ts';
import { Functions } from './functions.ts';
import { Identity } from './identity.ts';
import { Logs } from './logs.ts';
import { Mail } from './mail.ts';
import { Pages } from './pages.ts';
import { Site } from './site.ts';
import { SiteLogs } from './site-logs.ts';
import { readStage, type Stage } from './stage.ts';

/** The system on a page. */
export class Lumitree extends Stack {
  readonly logs: Logs;
  readonly site: Site;

  constructor(app: App, id: string, stage: Stage, props: StackProps) {
    super(app, id, props);
    this.logs = new Logs(this, 'Logs', stage);
    const { logs } = this;
    const api = new Api(this, 'Api');
    this.site = new Site(this, 'Site', { stage, logs, apiHost: api.host });
    const { site } = this;
    const webUrl = site.url;

    const data = new Data(this, 'Data', { stage, logs, webUrl });
    const identity = new Identity(this, 'Identity');
    const functions = new Functions(this, 'Functions', { stage, logs, data, identity, webUrl });
    const { account, events } = functions;

    api.offer({ stage, logs, identity, entries: { api: functions.api, account } });
    new Events(this, 'Events', { data, logs, entry: events });
    new Mail(this, 'Mail', stage);
    new Pages(this, 'Pages', { stage, logs, site, identity });

    new CfnOutput(this, 'WebUrl', { value: webUrl });
    new CfnOutput(this, 'UserPoolId', { value: identity.pool.userPoolId });
  }
}

/** Puts the stage that the app's context names into the app. */
export function addStacks(app: App): void {
  const stage = readStage(app.node);
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  const shared = { crossRegionReferences: true, terminationProtection: true };
  const main = new Lumitree(app, `lumitree-${stage.name}`, stage, {
    ...shared,
    description: 'Lumitree',
    env: { account, region: stage.region },
  });
  new SiteLogs(app, `lumitree-${stage.name}-site-logs`, {
    ...shared,
    description: 'Lumitree: who asked the site for what',
    env: { account, region: 'us-east-1' },
    stage,
    site: main.site,
    logs: main.logs,
  });
}
