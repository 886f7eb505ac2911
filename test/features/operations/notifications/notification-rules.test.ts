import { expect, test } from 'vitest';
import { languageTags } from '../../../../shared/core/languages.ts';
import { modules } from '../../../../shared/core/permissions.ts';
import { routeAt } from '../../../../shared/core/route-patterns.ts';
import {
  type NotificationFact,
  notificationLink,
} from '../../../../shared/features/operations/notifications/fact.ts';
import { presentNotification } from '../../../../shared/features/operations/notifications/present-notification.ts';
import { notificationId } from '../../../../shared/features/operations/notifications/record.ts';
import { english as texts } from '../../../../shared/features/operations/notifications/texts.en.ts';

const aboutCase = { caseId: 'case_1', caseName: 'Mei' };
const aboutCourse = { courseId: 'course_1', title: 'Beads' };
const aboutSession = { sessionId: 'ses_1', name: 'Readers', date: '2026-11-24', start: '16:30' };
const links: [string, ...NotificationFact[]][] = [
  [
    '/cases/case_1',
    { kind: 'case.archived', ...aboutCase },
    { kind: 'case.assigned', ...aboutCase },
    { kind: 'report.unreached', ...aboutCase, to: 'a@b.example' },
    { kind: 'family-mail.unreached', ...aboutCase, to: 'a@b.example' },
    { kind: 'report-link.locked', ...aboutCase },
  ],
  ['/cases', { kind: 'cases.assigned', count: 2 }, { kind: 'case.erased' }],
  ['/cases/case_1?tab=eye', { kind: 'survey.answered', ...aboutCase }],
  ['/cases?tab=review', { kind: 'case.registered', ...aboutCase }],
  ['/notes/note_1', { kind: 'note.left-out', ...aboutCase, noteId: 'note_1' }],
  ['/notes?tab=digest', { kind: 'digest.prepared', on: '2026-11-24', notes: 2, families: 1 }],
  [
    '/users',
    { kind: 'member.invited', email: 'a@b.example' },
    { kind: 'member.joined', memberName: 'Bo' },
    { kind: 'member.left', memberName: 'Bo', count: 2 },
    { kind: 'member.leaving-stopped', memberName: 'Bo' },
    { kind: 'mail.unreached', to: 'a@b.example' },
  ],
  ['/users/licences', { kind: 'module.requested', module: 'eye' }],
  ['/eye', { kind: 'module.granted', module: 'eye', until: null }],
  ['/developer', { kind: 'module.closed', module: 'developer', reason: 'no' }],
  ['/activity/curriculum', { kind: 'module.ending', module: 'curriculum', until: '2026-12-31' }],
  [
    '/settings?tab=certificates',
    { kind: 'certificate.verified', title: 'Degree', module: null, until: null },
    { kind: 'certificate.rejected', title: 'Degree', reason: 'no' },
  ],
  ['/cases?tab=qr', { kind: 'qrCode.ending', until: '2026-12-31' }],
  ['/organizations/bright', { kind: 'licence.ending', slug: 'bright', endsOn: '2026-12-31' }],
  [
    '/organizations/bright?tab=api',
    { kind: 'webhook.paused', slug: 'bright', host: 'receiver.example', reason: 'gone' },
  ],
  [
    '/library?tab=pending',
    { kind: 'subscription.requested', ...aboutCourse },
    { kind: 'subscription.declined', ...aboutCourse, reason: 'no' },
  ],
  [
    '/courses/published/course_1',
    { kind: 'subscription.approved', ...aboutCourse, until: '2026-12-31' },
    { kind: 'course.taken-down', ...aboutCourse, reason: 'no' },
    { kind: 'course.reinstated', ...aboutCourse },
    { kind: 'course.updated', ...aboutCourse },
  ],
  ['/activity/curriculum/custom/cust_1', { kind: 'activity.shared', activityId: 'cust_1', title: 'Maze' }],
  ['/library?tab=subscribed', { kind: 'subscription.ending', ...aboutCourse, until: '2026-12-31' }],
  ['/library', { kind: 'subscription.withdrawn', ...aboutCourse, reason: 'no' }],
  [
    '/timetable?date=2026-11-24&session=ses_1',
    { kind: 'session.planned', ...aboutSession },
    { kind: 'session.changed', ...aboutSession },
    { kind: 'session.cancelled', ...aboutSession },
    { kind: 'session.reminder', ...aboutSession },
  ],
  ['/timetable?date=2026-11-24', { kind: 'session.removed', ...aboutSession }],
];

test.each(links.flatMap(([link, ...facts]) => facts.map(fact => [fact.kind, link, fact] as const)))(
  'the notification %s links to %s',
  (_, link, fact) => {
    expect(notificationLink(fact)).toBe(link);
  },
);

const allFacts = links.flatMap(([, ...facts]) => facts);

test('every kind of notification links to an existing page that admins can open', () => {
  expect(new Set(allFacts.map(({ kind }) => kind))).toEqual(new Set(Object.keys(texts)));
  for (const fact of allFacts)
    expect(routeAt(notificationLink(fact).replace(/\?.*/, ''))?.roles, fact.kind).toContain('admin');
});

test('a notification about a requested module links to the page with the request', () => {
  for (const module of modules) {
    for (const fact of [
      { kind: 'module.granted', module, until: null },
      { kind: 'module.closed', module, reason: 'no' },
      { kind: 'module.ending', module, until: '2026-12-31' },
    ] as const)
      expect(routeAt(notificationLink(fact)), `${fact.kind} ${module}`).toMatchObject({
        module,
        roles: ['user', 'admin'],
      });
  }
});

const record = {
  id: '0000000007',
  fact: { kind: 'case.assigned', ...aboutCase },
  sender: { id: 'person', fullName: 'Helen Wong' },
  seen: false,
  updatedAt: '2026-11-20T08:00:00Z',
} as const;
/** Children visible to the reader, with their current names. */
const children = new Map([['case_1', 'Mei']]);
const english = { language: 'en', role: 'admin' } as const;

test('a notification shows the name of its sender, never an ID', () => {
  const { sender, ...shown } = presentNotification(record, english, children, 'https://files.test/mei');
  expect(sender).toEqual({ fullName: 'Helen Wong', profilePicture: { url: 'https://files.test/mei' } });
  expect(shown).toMatchObject({
    id: '0000000007',
    seen: false,
    updatedAt: '2026-11-20T08:00:00Z',
    link: '/cases/case_1',
  });
  expect(shown.name + shown.description).toContain('Mei');
});

test('a notification shows the child’s current name, and a picture if there is one', () => {
  const shown = presentNotification(record, english, new Map([['case_1', 'Mei Chan']]));
  expect(shown.name + shown.description).toContain('Mei Chan');
  expect(shown.sender?.profilePicture).toEqual({ url: null });
  const other = { kind: 'cases.assigned', count: 2 } as const;
  const ofNone = presentNotification({ ...record, fact: other }, english, new Map());
  expect(ofNone.link).toBe('/cases');
  expect(ofNone.description).not.toBe(presentNotification(record, english, new Map()).description);
});

test('a notification that the platform sends shows no sender', () => {
  expect(presentNotification({ ...record, sender: null }, english, children).sender).toBeNull();
});

test('a notification uses the language and Chinese script of its reader', () => {
  const shown = languageTags.map(language =>
    JSON.stringify(presentNotification(record, { ...english, language }, children)),
  );
  expect(new Set(shown).size).toBe(3);
});

test('a notification about a hidden child has no name, no email address and no link', () => {
  const facts = [record.fact, { kind: 'report.unreached', ...aboutCase, to: 'home@test.example' } as const];
  for (const fact of facts) {
    for (const language of languageTags) {
      const shown = presentNotification({ ...record, fact }, { ...english, language }, new Map());
      expect(shown.link).toBeNull();
      expect(JSON.stringify(shown)).not.toMatch(/Mei|case_1|home@/);
    }
  }
});

test('a notification about an undeliverable email has no link for a user who cannot open the linked page', () => {
  const bounced = { ...record, fact: { kind: 'mail.unreached', to: 'home@test.example' } } as const;
  const linkFor = (role: 'user' | 'admin') =>
    presentNotification(bounced, { ...english, role }, children).link;
  expect([linkFor('admin'), linkFor('user')]).toEqual(['/users', null]);
  const linksOfUser = allFacts.map(fact => {
    const named = new Map([[aboutCase.caseId, aboutCase.caseName]]);
    return presentNotification({ ...record, fact }, { ...english, role: 'user' }, named).link;
  });
  expect(new Set(linksOfUser.filter(link => /^\/(users|organizations)/.test(link ?? '')))).toEqual(new Set());
  expect(linksOfUser).toContain('/timetable?date=2026-11-24&session=ses_1');
});

test('IDs of notifications sorted as text are in the same order as the notifications’ numbers', () => {
  const ids = [9, 10, 100, 4_000_000_000].map(notificationId);
  expect(ids[0]).toBe('0000000009');
  expect(ids.toSorted()).toEqual(ids);
});
