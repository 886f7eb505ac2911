import { expect, test } from 'vitest';
import { ofType, synthesise } from './synthesise.ts';

const { main, edge, siteLogs } = synthesise();

test('the description of an alarm says who is harmed if a single event sets off the alarm, and only then', () => {
  const alarms = [main, edge, siteLogs].flatMap(template =>
    ofType(template, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties),
  );
  const bySingle = alarms.filter(
    ({ Threshold, EvaluationPeriods }) => Threshold === 0 && EvaluationPeriods === 1,
  );
  const told = alarms.filter(({ AlarmDescription }) => !String(AlarmDescription).startsWith('docs/'));
  expect(told.length).toBeGreaterThan(15);
  expect(told.map(({ AlarmName }) => AlarmName)).toEqual(bySingle.map(({ AlarmName }) => AlarmName));
});
