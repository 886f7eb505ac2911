import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { regionProblem } from '../../lib/cloud/regions.ts';
import { addStacks } from '../../lib/cloud/stack.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { ofType, onlyOf, stageContext, synthesise, synthesiseWith, type Template } from './synthesise.ts';

const choice = {
  region: 'ap-southeast-1',
  mailRegion: null,
  copiesRegion: null,
  passwordMails: 'cognito' as const,
};

test.each([
  ['the default', choice, undefined],
  ['a home region without SES', { ...choice, region: 'ap-east-1' }, /has no SES. Say mailRegion/],
  [
    'a home region without SES and mails from another region',
    { ...choice, region: 'ap-east-1', mailRegion: 'ap-southeast-1' },
    undefined,
  ],
  ['a region whose services are unchecked', { ...choice, region: 'me-south-1' }, /was not checked/],
  [
    'mails from a region without SES',
    { ...choice, mailRegion: 'ap-east-1' },
    /none that is known to have SES/,
  ],
  [
    'password mails by SES from a region that Cognito does not support',
    { ...choice, region: 'ap-east-1', mailRegion: 'ap-southeast-1', passwordMails: 'ses' as const },
    /takes SES from us-east-1, us-west-2, eu-west-1 only/,
  ],
  ['copies in another region', { ...choice, copiesRegion: 'ap-east-1' }, undefined],
  ['copies in the home region', { ...choice, copiesRegion: 'ap-southeast-1' }, /is the home region/],
  ['copies in an unchecked region', { ...choice, copiesRegion: 'me-south-1' }, /was not checked/],
])('synthesis accepts or rejects the regions of a stage: %s (%j)', (_, regions, problem) => {
  const told = regionProblem(regions);
  if (problem === undefined) expect(told).toBeUndefined();
  else expect(told).toMatch(problem);
});

test('if the stage chooses SES, Cognito sends its emails by SES and from our address', () => {
  expect(onlyOf(synthesise().main, 'AWS::Cognito::UserPool')).toMatchObject({
    EmailConfiguration: { EmailSendingAccount: 'COGNITO_DEFAULT' },
  });
  const pool = onlyOf(synthesiseWith({ passwordMails: 'ses' }).main, 'AWS::Cognito::UserPool');
  expect(pool).toMatchObject({
    EmailConfiguration: {
      EmailSendingAccount: 'DEVELOPER',
      From: 'Lumitree <no-reply@test.example>',
      ConfigurationSet: 'lumitree-test',
    },
    LambdaConfig: { CustomMessage: expect.anything() },
  });
});

test('if the AWS account already has an SES identity for the mail domain, the stack creates none', () => {
  const { main } = synthesiseWith({ mailIdentity: 'account' });
  expect(ofType(main, 'AWS::SES::EmailIdentity')).toEqual([]);
  expect(ofType(main, 'AWS::SES::ConfigurationSet')).toHaveLength(1);
});

testInTurn(
  'if the home region lacks SES, a stack in another region sends the emails and reports bounces to the home region',
  () => {
    const app = new App({
      context: stageContext({ region: 'ap-east-1', mailRegion: 'ap-southeast-1' }),
    });
    addStacks(app);
    const assembly = app.synth();
    const main: Template = assembly.getStackByName('lumitree-test').template;
    const mail = assembly.getStackByName('lumitree-test-mail');
    expect(mail.environment.region).toBe('ap-southeast-1');
    expect(ofType(main, 'AWS::SES::EmailIdentity')).toEqual([]);
    expect(ofType(mail.template, 'AWS::SES::EmailIdentity')).toHaveLength(1);
    const rule = onlyOf(mail.template, 'AWS::Events::Rule');
    expect(JSON.stringify(rule.Targets)).toContain(':events:ap-east-1:');
    expect(JSON.stringify(main)).toContain('"MAIL_REGION":"ap-southeast-1"');
  },
);
