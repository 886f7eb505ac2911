import { expect, test } from 'vitest';
import type { NotificationFact } from '../../../../shared/features/operations/notifications/fact.ts';
import { notificationLink } from '../../../../shared/features/operations/notifications/fact.ts';
import { english } from '../../../../shared/features/operations/notifications/texts.en.ts';
import { notificationText } from '../../../../shared/features/operations/notifications/texts.ts';
import { toTraditional } from '../../../../web/platform/i18n/to-traditional.ts';

const values = {
  email: 'a@b.example',
  families: 2,
  memberName: 'Mei',
  caseId: 'case_0',
  caseName: 'Bo',
  count: 2,
  module: 'eye',
  on: '2030-05-01',
  notes: 2,
  until: '2030-05-01',
  endsOn: '2030-05-01',
  reason: 'R',
  slug: 'clinic',
  host: 'hooks.example.com',
  to: 'a@b.example',
  title: 'T',
  sessionId: 'ses_0',
  name: 'N',
  date: '2030-05-01',
  start: '09:00',
};
const facts = Object.keys(english).map(kind => ({ kind, ...values }) as unknown as NotificationFact);

test.each(facts)(
  'the notification $kind has the same meaning in both Chinese scripts, and links to a page',
  fact => {
    for (const sender of [undefined, 'Sam']) {
      const [simplified, traditional] = (['zh-Hans', 'zh-Hant'] as const).map(language =>
        notificationText(fact, sender, language),
      );
      expect(traditional).toEqual({
        name: toTraditional(simplified?.name ?? ''),
        description: toTraditional(simplified?.description ?? ''),
      });
      const { description } = notificationText(fact, sender, 'en');
      expect(description).not.toMatch(/undefined|null|\{/);
    }
    expect(notificationLink(fact)).toMatch(/^\/[a-z]/);
  },
);
