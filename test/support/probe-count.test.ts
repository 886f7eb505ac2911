import { expect, test } from 'vitest';
import { startProbeCount } from './probe-count.ts';

const probeCount = startProbeCount('probe count');

test.fails('a test without a probe or an assertion fails', () => {});

test.fails('expecting no failure without a probe fails', () => probeCount.expectNoFailure());

test.fails('a probe with a problem fails its test', () => {
  probeCount.probe('a call', 'gives another answer');
  probeCount.expectNoFailure();
});

test('probes without a problem pass', () => {
  probeCount.probe('a call', false);
  probeCount.expectNoFailure();
});

test('a test with assertions alone passes', () => expect(probeCount).toBeDefined());
