import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { readStage } from '../../lib/cloud/stage.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { ofType, synthesiseWith } from './synthesise.ts';

const { context } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));
const names = Object.keys(context.stages);

const read = (changes: object) => readStage(new App({ context: { ...context, ...changes } }).node);

test.each(names)('the stage %s of cdk.json has all required settings, and requires a second factor', name => {
  expect(read({ stage: name })).toMatchObject({ name, superadminSecondFactor: true, inline: false });
});

test('the default stage of cdk.json exists', () => {
  expect(names).toContain(context.stage);
});

test.each([
  ['a stage that does not exist', { stage: 'elsewhere' }, /stages\.elsewhere in cdk\.json/],
  ['no chosen stage', { stage: '' }, /the context lacks "stage"/],
  [
    'maintenance in a stage that shifts calls gradually',
    { stages: { production: { ...context.stages.production, shift: 'canary', maintenance: 'closed' } } },
    /maintenance: while calls shift/,
  ],
  [
    'maintenance of a further cell while its first cell is open',
    {
      stages: {
        ...context.stages,
        second: {
          ...context.stages.production,
          ...{ shift: 'at-once', maintenance: 'closed', cell: { first: 'production', others: [] } },
        },
      },
      stage: 'second',
    },
    /maintenance: close production first/,
  ],
  [
    'a misspelt choice',
    { stages: { production: { ...context.stages.production, alarmsMail: null } } },
    /alarmsMail/,
  ],
  [
    'a budget without an address for alarms',
    { stage: 'staging', stages: { staging: { ...context.stages.staging, budget: 50 } } },
    /budget: nobody/,
  ],
  ['a missing choice', { stages: { production: { region: 'eu-west-2' } } }, /mailDomain/],
  [
    'an invalid region',
    { stages: { production: { ...context.stages.production, region: 'Hong Kong' } } },
    /region/,
  ],
])('the stage configuration is rejected before synthesis: %s', (_, changes, message) => {
  expect(() => read(changes)).toThrow(message);
});

testInTurn('alarms in both regions notify the configured address', () => {
  const { main, edge } = synthesiseWith({ alarmMail: 'ops@test.example' });
  for (const template of [main, edge]) {
    const subscriptions = ofType(template, 'AWS::SNS::Subscription').map(([, { Properties }]) => Properties);
    expect(subscriptions).toMatchObject([{ Protocol: 'email', Endpoint: 'ops@test.example' }]);
  }
});
