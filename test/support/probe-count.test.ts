import { expect, test } from 'vitest';
import { startProbeCount } from './probe-count.ts';

const probeCount = startProbeCount('probe count');

test.fails('a test of a suite fails if it makes no probe (single check) and no assertion', () => {});

test.fails('a test of a suite fails if it calls expectNoFailure without having made a probe', () =>
  probeCount.expectNoFailure());

test.fails('a test of a suite fails if one of its probes has a problem', () => {
  probeCount.probe('a call', 'gives another answer');
  probeCount.expectNoFailure();
});

test('a test of a suite passes if none of its probes has a problem', () => {
  probeCount.probe('a call', false);
  probeCount.expectNoFailure();
});

test('a test of a suite passes with only assertions and no probe', () => expect(probeCount).toBeDefined());
