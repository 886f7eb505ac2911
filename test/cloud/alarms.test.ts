import { expect, test } from 'vitest';
import { ofType, synthesise } from './synthesise.ts';

const { main, edge, siteLogs } = synthesise();

test('exactly the alarms that a single event raises state in their description who is harmed', () => {
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
