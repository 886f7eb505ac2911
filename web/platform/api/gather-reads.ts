import type { CalledEndpoint } from '../../../shared/core/endpoint.ts';
import { maxJointReads } from '../../../shared/core/limits.ts';
import { reads } from '../../../shared/features/operations/reads/endpoints.ts';
import type { JointRead } from '../../../shared/features/operations/reads/schema.ts';
import { call } from './call.ts';
import { type Answer, callContext } from './call-context.ts';
import { CallError, endsSession } from './call-error.ts';

interface GatheredRead {
  lambda: CalledEndpoint['lambda'];
  read: JointRead;
  signal: AbortSignal | undefined;
  /** Called without a response if the read must be sent alone. */
  resolve: (answer?: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers reads and sends them together, in one request for each Lambda, when the returned function is
 * called. If one read fails, the others still succeed. All other requests are sent as usual.
 */
export function gatherReads(): () => void {
  const gathered: GatheredRead[] = [];
  const joinRead: typeof callContext.joinRead = ({ lambda, method }, sent, options) => {
    const { token, organization, signal } = options;
    if (token !== undefined || organization !== undefined) return undefined;
    const read = { ...sent, method: method as JointRead['method'] };
    return new Promise((resolve, reject) => gathered.push({ lambda, read, signal, resolve, reject }));
  };
  callContext.joinRead = joinRead;
  return () => {
    if (callContext.joinRead === joinRead) callContext.joinRead = undefined;
    const groups = Map.groupBy(gathered.splice(0).filter(isWanted), ({ lambda }) => lambda);
    for (const group of groups.values())
      for (let first = 0; first < group.length; first += maxJointReads)
        sendTogether(group.slice(first, first + maxJointReads));
  };
}

function isWanted({ signal, reject }: GatheredRead): boolean {
  if (signal?.aborted) reject(signal.reason);
  return !signal?.aborted;
}

async function sendTogether(group: GatheredRead[]): Promise<void> {
  if (group.length === 1) return group[0]?.resolve();
  const endpoint = group[0]?.lambda === 'account' ? reads.readAccountTogether : reads.readTogether;
  const signal = abortedWithAll(group);
  try {
    const sent = { reads: group.map(({ read }) => read) };
    const { answers } = await call(endpoint, sent, { signal, handlesSessionEnd: true });
    for (const [index, { resolve }] of group.entries()) resolve(answers[index]);
  } catch (error) {
    const concernsEach = !(error instanceof CallError) || error.isTransient || endsSession(error);
    for (const { resolve, reject } of group)
      if (concernsEach) reject(error);
      else resolve();
  }
}

/** Rejects each read that is aborted. The returned signal aborts once all reads of the group are aborted. */
function abortedWithAll(group: GatheredRead[]): AbortSignal {
  const controller = new AbortController();
  let left = group.length;
  for (const { signal, reject } of group)
    signal?.addEventListener('abort', () => {
      reject(signal.reason);
      left--;
      if (left === 0) controller.abort();
    });
  return controller.signal;
}
