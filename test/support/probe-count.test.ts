import { expect, test } from 'vitest';
import { startProbeCount } from './probe-count.ts';

const probeCount = startProbeCount('probe-count');

test.fails('a suite test without a probe fails', () => {});

test.fails('a test that expects no failure before any probe fails', () => probeCount.expectNoFailure());

test.fails('a test with a failed probe fails', () => {
  probeCount.probe('a call', 'returns something else');
  probeCount.expectNoFailure();
});

test('a test with a passing probe passes', () => {
  probeCount.probe('a call', false);
  probeCount.expectNoFailure();
});

test('a test that only uses expect passes', () => expect(probeCount).toBeDefined());
