import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { received as calls, type received } from '../../../../shared/features/eye/received/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import { referenceOfChild } from '../../../support/reference-sample.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

type Sent = Omit<RequestOf<typeof received.receiveMeasurement>, 'caseId'>;

export const measurement = (changes: Partial<Sent> = {}): Sent => ({
  measuredOn: '2026-03-02',
  axialLength: { right: 23.61, left: 23.58 },
  device: 'Biometer in room 2',
  ...changes,
});

/** Makes a received measurement that waits for a decision, of a new child if none is given. */
export async function makeReceived(
  maker: Principal,
  changes: Partial<Sent> = {},
  caseId?: string,
): Promise<{ id: string }> {
  const of = caseId ?? (await makeCase(maker)).id;
  return (await maker.call(calls.receiveMeasurement, { ...measurement(changes), caseId: of })).data;
}

export const receivedSamples: Samples<typeof received> = {
  receiveMeasurement: {
    form: 'a device or another system sends it',
    input: async ({ maker }) => ({ ...measurement(), caseId: (await makeCase(maker)).id }),
    references: { caseId: 'case' },
    fixedFields: ['measuredOn', 'refraction', 'method', 'cornea'],
    expectedOutput: () => ({}),
  },
  listReceived: {
    input: async ({ maker }) => {
      await makeReceived(maker);
      return {};
    },
    references: { cursor: 'cursor', caseId: 'public' },
    costGrowsWithData: true,
  },
  closeReceived: {
    input: async ({ maker }) => ({ receivedId: (await makeReceived(maker)).id, outcome: 'discarded' }),
    references: { receivedId: 'received' },
    allowedRaceErrors: ['record.missing'],
  },
};

export const receivedReference = referenceOfChild('received', (maker, caseId, device) =>
  makeReceived(maker, { device }, caseId),
);
