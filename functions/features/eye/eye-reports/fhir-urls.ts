import { createHash } from 'node:crypto';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';

/**
 * Returns a function that maps the name of a report's resource to its URN. A child or examiner has the same
 * URN in all reports of an organisation, and another URN in other organisations. Nobody can compute the URN
 * of a child without the case id.
 */
export function fhirUrlsOf(
  organization: string,
  { id, caseId, author }: EyeReport,
): (name: string) => string {
  const shared = new Map([
    ['patient', caseId],
    ['practitioner', author.id],
  ]);
  return name => {
    const owner = shared.get(name);
    return urnOf(owner === undefined ? `${id} ${name}` : `${organization} ${name} ${owner}`);
  };
}

/** A UUID (version 8) that is derived from a text. */
function urnOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`;
}
