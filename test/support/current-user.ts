import type { Module, Role } from '../../shared/core/permissions.ts';
import { moduleStates } from '../../shared/features/organizations/module-access/schema.ts';
import type { CurrentUser } from '../../shared/features/people/account/schema.ts';

const today = '2026-11-20';

/** A signed-in person, as the server's response about the current user describes them. */
export function currentUserWith(role: Role, granted: readonly Module[] = []): CurrentUser {
  const isMember = role !== 'superadmin';
  const changedAt = `${today}T00:00:00.000Z`;
  const grants = granted.map(module => ({
    module,
    status: 'granted' as const,
    until: null,
    lastAnswer: null,
    certified: null,
    changedAt,
  }));
  return {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'somebody@brightwater.example',
    fullName: 'Somebody',
    role,
    locale: 'en',
    script: null,
    profilePictureId: null,
    profilePicture: { url: null },
    finishedRegistration: true,
    sessionExpiresAt: '2099-01-01T00:00:00.000Z',
    modules: isMember ? moduleStates(grants, today) : [],
    organization: isMember
      ? {
          id: 'brightwater',
          name: 'Brightwater Vision Clinic',
          organizationSlug: 'brightwater',
          logoInfo: { url: null },
          officeNumber: null,
          country: 'HK',
          timeZone: 'Asia/Hong_Kong',
          weekStart: 0,
          dateOrder: 'dmy',
          script: 'simplified',
          idleLockMinutes: null,
          passwordLength: 8,
          reportsBy: 'attachment',
          fastProgression: 0.75,
          axialTablesChecked: true,
          endsOn: '2099-01-01',
          askedTerms: 0,
        }
      : null,
    organizationUser: null,
  };
}
