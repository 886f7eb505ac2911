import { expect, test } from 'vitest';
import { startProbeCount } from './probe-count.ts';

const probeCount = startProbeCount('probe count');

test.fails('a suite test without a probe or an assertion fails', () => {});

test.fails('calling expectNoFailure without a probe makes a suite test fail', () =>
  probeCount.expectNoFailure());

test.fails('a probe with a problem makes its test fail', () => {
  probeCount.probe('a call', 'gives another answer');
  probeCount.expectNoFailure();
});

test('a test whose probes have no problem passes', () => {
  probeCount.probe('a call', false);
  probeCount.expectNoFailure();
});

test('a test with only assertions passes', () => expect(probeCount).toBeDefined());
