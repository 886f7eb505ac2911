import { expect, test } from 'vitest';
import { startProbeCount } from './probe-count.ts';

const probeCount = startProbeCount('probe count');

test.fails('a test without a probe or an assertion fails', () => {});

test.fails('a test that expects no failure without any probe fails', () => probeCount.expectNoFailure());

test.fails('a probe with a problem fails its test', () => {
  probeCount.probe('a call', 'gives another answer');
  probeCount.expectNoFailure();
});

test('probes without a problem pass', () => {
  probeCount.probe('a call', false);
  probeCount.expectNoFailure();
});

test('a test with only assertions passes', () => expect(probeCount).toBeDefined());
