import { expect, test } from 'vitest';
import type { MailStatus } from '../../../../shared/core/mail/status.ts';
import { lastCopy } from '../../../../shared/features/reports/sending/last-copy.ts';

test('a group has the last copy of a kind of report that reached an address', () => {
  const sent = (copy: string, kind: string, status: MailStatus) => ({
    ...{ kinds: [kind], content: { copy } },
    to: [{ status }],
  });
  const sendings = [
    sent('family', 'myopia', 'bounced'),
    sent('doctor', 'myopia', 'sent'),
    sent('family', 'refraction', 'sent'),
    sent('family', 'myopia', 'queued'),
    sent('family', 'myopia', 'sent'),
  ];
  const lastOf = (group: string) =>
    lastCopy(sendings, 'myopia', content => (content as { copy: string }).copy === group);
  expect(lastOf('family')).toBe(sendings[3]);
  expect(lastOf('doctor')).toBe(sendings[1]);
  expect(lastOf('school')).toBeUndefined();
});
