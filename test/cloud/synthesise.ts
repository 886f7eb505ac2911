import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { addStacks } from '../../lib/cloud/stack.ts';
import type { Stage } from '../../lib/cloud/stage.ts';

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  DependsOn?: string | string[];
}

export interface Template {
  Resources: Record<string, Resource>;
  Outputs: Record<string, { Value: unknown }>;
}

interface Cloud {
  app: App;
  /** Template of all resources that need not be in us-east-1. */
  main: Template;
  siteLogs: Template;
  edge: Template;
  /** Template of a second region; undefined if the stage has none. */
  copies: Template | undefined;
  /** Template of the region that emails are sent from; undefined if that is the home region. */
  mail: Template | undefined;
}

let cloud: Cloud | undefined;

/** The templates of a stage, synthesised once for all tests, without built code or pages. */
export function synthesise(): Cloud {
  cloud ??= synthesiseNow();
  return cloud;
}

/** The templates of a stage with changed settings; `others` are further stages in `cdk.json`. */
export function synthesiseWith(changes: Partial<Stage>, others: OtherStages = {}): Cloud {
  return synthesiseNow(changes, others);
}

type OtherStages = Record<string, Partial<Stage>>;

function synthesiseNow(changes: Partial<Stage> = {}, others: OtherStages = {}): Cloud {
  const outdir = mkdtempSync(join(tmpdir(), 'lumitree-cloud-'));
  try {
    const app = new App({ outdir, context: stageContext(changes, others) });
    addStacks(app);
    const assembly = app.synth();
    const template = (stack: string): Template => assembly.getStackByName(stack).template;
    return {
      app,
      main: template('lumitree-test'),
      siteLogs: template('lumitree-test-site-logs'),
      edge: template('lumitree-test-edge'),
      copies: changes.copiesRegion ? template('lumitree-test-copies') : undefined,
      mail: changes.mailRegion ? template('lumitree-test-mail') : undefined,
    };
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

/** The context of `cdk.json` with an added stage `test` and the stages in `others`. */
export function stageContext(changes: Partial<Stage>, others: OtherStages = {}): Record<string, unknown> {
  const { context } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));
  const common = { ...context.stages.production, mailDomain: 'test.example', alarmMail: null };
  const all = Object.entries({ test: changes, ...others });
  const stages = Object.fromEntries(all.map(([name, chosen]) => [name, { ...common, ...chosen }]));
  return { ...context, stages, stage: 'test', code: 'inline' };
}

/** Resources of a type, by logical id. */
export function ofType({ Resources }: Template, type: string): [string, Resource][] {
  return Object.entries(Resources).filter(([, { Type }]) => Type === type);
}

/** The properties of the CloudFront distribution of the site or of the stored files. */
export function distributionOf(template: Template, owner: 'Site' | 'FileSite'): Record<string, unknown> {
  const [, found] =
    ofType(template, 'AWS::CloudFront::Distribution').find(([id]) => id.startsWith(`${owner}Distribution`)) ??
    [];
  if (!found) throw new Error(`no distribution of ${owner}`);
  return found.Properties.DistributionConfig as Record<string, unknown>;
}

/** The properties of the only resource of a type. */
export function onlyOf(template: Template, type: string): Record<string, unknown> {
  const [first, ...more] = ofType(template, type);
  if (!first || more.length > 0) throw new Error(`${more.length + (first ? 1 : 0)} resources of ${type}`);
  return first[1].Properties;
}

/** All Systems Manager documents. */
export const documents = (template: Template): Record<string, unknown>[] =>
  ofType(template, 'AWS::SSM::Document').map(([, { Properties }]) => Properties);

/** A property as text, in which names in angle brackets replace values that only AWS knows. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  const { Ref, ...functions } = value as { Ref?: string } & Record<string, unknown>;
  if (Ref) return { 'AWS::AccountId': '111122223333', 'AWS::Partition': 'aws' }[Ref] ?? `<${Ref}>`;
  if (Array.isArray(functions['Fn::GetAtt'])) return `<${functions['Fn::GetAtt'].join('.')}>`;
  if (functions['Fn::Select']) return '<mark>';
  const [separator, parts] = functions['Fn::Join'] as [string, unknown[]];
  return parts.map(asText).join(separator);
}

export const asList = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
