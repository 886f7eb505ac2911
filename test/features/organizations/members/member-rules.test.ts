import { expect, test } from 'vitest';
import {
  hasExpired,
  holdsSeat,
  type MemberRecord,
  presentMember,
  presentToAdmins,
} from '../../../../shared/features/organizations/members/record.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const invitation = {
  tokenHash: 'secret',
  invitedAt: '2026-11-14T08:00:00Z',
  invitedBy: 'somebody',
  expiresAt: '2026-11-21T08:00:00Z',
  holdsSeat: true,
};
const member: MemberRecord = {
  id: '11111111-1111-4111-8111-111111111111',
  fullName: 'Helen Wong',
  email: 'helen@clinic.example',
  locale: 'en',
  qualification: 'BOptom',
  signatureId: null,
  profilePictureId: null,
  role: 'user',
  status: 'active',
  visibility: 'selected',
  finishedRegistration: true,
  acceptedTerms: 2,
  invitation: null,
  lastSignInAt: null,
  version: 4,
};

test('an active member takes a seat of the licence', () => {
  expect(holdsSeat({ status: 'active', invitation: null })).toBe(true);
});

test('an invited member takes a seat until the invitation expires or is revoked', () => {
  expect(holdsSeat({ status: 'invited', invitation })).toBe(true);
  expect(holdsSeat({ status: 'invited', invitation: null })).toBe(true);
  expect(holdsSeat({ status: 'invited', invitation: { ...invitation, holdsSeat: false } })).toBe(false);
});

test('a suspended member takes no seat of the licence', () => {
  expect(holdsSeat({ status: 'suspended', invitation: null })).toBe(false);
  expect(holdsSeat({ status: 'suspended', invitation })).toBe(false);
});

test('an invitation expires at exactly the time stored in it', () => {
  expect(hasExpired({ expiresAt: '2026-11-20T08:00:00Z' }, now)).toBe(true);
  expect(hasExpired({ expiresAt: '2026-11-20T08:00:00.001Z' }, now)).toBe(false);
  expect(hasExpired({ expiresAt: '2026-11-20T07:59:59Z' }, now)).toBe(true);
});

test('admins see a member’s name and rights, but not the member’s signature', () => {
  expect(presentToAdmins(member, now)).toEqual({
    id: member.id,
    fullName: 'Helen Wong',
    email: 'helen@clinic.example',
    role: 'user',
    status: 'active',
    visibility: 'selected',
    finishedRegistration: true,
    invitation: null,
    lastSignInAt: null,
    version: 4,
  });
});

test('admins see when an invitation expires, but never its token', () => {
  expect(presentToAdmins({ ...member, status: 'invited', invitation }, now).invitation).toEqual({
    invitedAt: '2026-11-14T08:00:00Z',
    expiresAt: '2026-11-21T08:00:00Z',
    hasExpired: false,
  });
});

test('members see their own rights in their organisation', () => {
  expect(presentMember(member)).toEqual({
    id: member.id,
    role: 'user',
    status: 'active',
    visibility: 'selected',
    finishedRegistration: true,
    acceptedTerms: 2,
  });
});
