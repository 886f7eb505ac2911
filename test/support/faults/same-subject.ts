import type { ApiOperation } from '../../../shared/contract.ts';
import type { Reply } from '../caller.ts';
import { type Input, referencesOf, sampleOf, withReference } from '../samples.ts';

/**
 * Changes the input of the second request (the partner) so that it is about the same record and version as
 * the first one. A record's id is in one field only.
 */
export function sameSubject(call: ApiOperation, first: Input, partner: ApiOperation): Input {
  const own = referencesOf(call).filter(([field]) => first[field] !== undefined);
  const names = referencesOf(partner).map(([field, kind]) => {
    const same = own.findIndex(([, ownKind]) => ownKind === kind);
    const [[name] = []] = same < 0 ? [] : own.splice(same, 1);
    return name ? withReference(partner, field, first[name]) : {};
  });
  const version = 'version' in partner.endpoint.input.shape ? { version: first.version ?? 1 } : {};
  return Object.assign({}, ...names, version);
}

/**
 * Returns the error of a response if it is unexpected. A request may succeed; the later of two requests may
 * also get a conflict, a busy server or the end of its session.
 */
export function unexpectedRefusal(
  call: ApiOperation,
  { status, text }: Reply,
  second: string[],
): string | false {
  const codes = ['version.conflict', 'server.busy', ...second];
  const isExpected = status < 300 || codes.some(code => text.includes(`"code":"${code}"`));
  const isAfterwards = status === 401 && sampleOf(call).endsSession;
  return !isExpected && !isAfterwards && `${status} ${text}`;
}
