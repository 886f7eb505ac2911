import { readdirSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { errors } from '../../shared/core/errors.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { asText, ofType, synthesise, synthesiseWith, type Template } from './synthesise.ts';

const lambdas = readdirSync(new URL('../../functions/lambdas', import.meta.url))
  .filter(file => file.endsWith('.ts'))
  .map(file => file.slice(0, -'.ts'.length));
const { main: working } = synthesise();
const { main: closed } = synthesiseWith({ maintenance: 'closed', shift: 'at-once' });
const { main: stopped } = synthesiseWith({ maintenance: 'stopped', shift: 'at-once' });

const entryOf = (id: string) => /^Functions([a-z]+)Lambda/.exec(id)?.[1];

/** The Lambdas of `functions/lambdas` that the template allows to run, by name. */
function running(template: Template): string[] {
  const found = ofType(template, 'AWS::Lambda::Function').flatMap(([id, { Properties }]) => {
    const entry = entryOf(id);
    return entry ? [{ entry, copies: Number(Properties.ReservedConcurrentExecutions) }] : [];
  });
  expect(found.map(({ entry }) => entry).toSorted()).toEqual(lambdas.toSorted());
  return found.filter(({ copies }) => copies > 0).map(({ entry }) => entry);
}

const readers = (template: Template) =>
  ofType(template, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties.Enabled ?? true);
const schedules = (template: Template) =>
  ofType(template, 'AWS::Events::Rule')
    .filter(([, { Properties }]) => Properties.ScheduleExpression !== undefined)
    .map(([, { Properties }]) => Properties.State);

test('every Lambda runs as usual without maintenance', () => {
  expect(running(working).toSorted()).toEqual(lambdas.toSorted());
  expect(new Set(readers(working))).toEqual(new Set([true]));
  expect(schedules(working)).toEqual(['ENABLED']);
});

testInTurn(
  'maintenance mode “closed” stops all Lambdas except those that process the stream and the queues',
  () => {
    expect(running(closed).toSorted()).toEqual(['archive', 'events', 'jobs', 'mail', 'webhooks']);
    expect(readers(closed)).toEqual(readers(working));
    expect(schedules(closed)).toEqual(['DISABLED']);
  },
);

testInTurn('in maintenance mode “stopped” no Lambda runs, and nothing reads the stream or a queue', () => {
  expect(running(stopped)).toEqual([]);
  expect(readers(stopped)).toHaveLength(readers(working).length);
  expect(new Set(readers(stopped))).toEqual(new Set([false]));
  expect(schedules(stopped)).toEqual(['DISABLED']);
});

testInTurn('no alarm notifies anybody during maintenance', () => {
  const wakes = (template: Template) =>
    new Set(
      ofType(template, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties.ActionsEnabled),
    );
  expect([working, closed, stopped].map(wakes)).toEqual([
    new Set([true]),
    new Set([false]),
    new Set([false]),
  ]);
});

testInTurn(
  'during maintenance the site answers every request with 503, including requests of families',
  async () => {
    const several = { cell: { first: null, others: ['second'] } };
    const { main: ofFront } = synthesiseWith(
      { maintenance: 'closed', shift: 'at-once', ...several },
      {
        second: { cell: { first: 'test', others: [] } },
      },
    );
    for (const template of [closed, stopped, ofFront])
      for (const uri of ['/api/cases', '/api/registrations/x', '/api/nothing']) {
        const answer = await atEdge(template, uri);
        expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': { value: '300' } } });
        expect(JSON.parse(answer.body.data).error).toEqual({
          code: 'server.maintenance',
          message: errors['server.maintenance'].message,
        });
      }
  },
);

/**
 * Returns the response of the deployed CloudFront function to a request. As in CloudFront, the function runs
 * without Node's globals.
 */
async function atEdge(template: Template, uri: string) {
  const [, found] =
    ofType(template, 'AWS::CloudFront::Function').find(([id]) => id.startsWith('SiteRefuseCall')) ?? [];
  const source = asText(found?.Properties.FunctionCode).replace(/^import cf .*$/m, '');
  const event = { request: { uri, method: 'GET', headers: {} } };
  return await runInContext(`${source}\nhandler(event);`, createContext({ event }));
}
