import { daysAfter } from '../../../core/dates/days.ts';
import { daysOf } from '../../../core/fhir/matches.ts';
import { type FhirResource, partIdOf, referenceTo, staffReference } from '../../../core/fhir/resource.ts';
import type { FhirAbout, FhirSource } from '../../../core/fhir/source.ts';
import type { SessionOfChild } from '../sessions/session-of-child.ts';

function statusOf({ isRemoved, cancelled, attendance }: SessionOfChild): string {
  if (isRemoved) return 'entered-in-error';
  if (cancelled) return 'cancelled';
  return { unknown: 'booked', present: 'fulfilled', absent: 'noshow' }[attendance];
}

/** Converts a session of a child to a FHIR Appointment, which includes the child's attendance. */
export function sessionResources(session: SessionOfChild, { caseId = '' }: FhirAbout): FhirResource[] {
  const { sessionId, title, room, startsAt, endsAt, classes, owner, cancelled, createdAt } = session;
  const names = classes.map(({ name }) => name).join(', ');
  const isCancelled = statusOf(session) === 'cancelled';
  return [
    {
      resourceType: 'Appointment',
      id: partIdOf(session.caseId, sessionId),
      meta: { lastUpdated: session.savedAt },
      status: statusOf(session),
      ...(isCancelled && cancelled?.reason && { cancelationReason: { text: cancelled.reason } }),
      serviceType: [{ text: 'Class session' }],
      description: [title, names].filter(Boolean).join(', ') || 'Session',
      ...{ start: startsAt, end: endsAt, created: createdAt },
      participant: [
        {
          actor: referenceTo('Patient', caseId),
          status: session.attendance === 'absent' ? 'declined' : 'accepted',
        },
        ...(owner.fullName ? [{ actor: staffReference(owner), status: 'accepted' }] : []),
        ...(room ? [{ actor: { type: 'Location', display: room }, status: 'accepted' }] : []),
      ],
    },
  ];
}

export const sessionSource: FhirSource<SessionOfChild> = {
  types: ['Appointment'],
  idKind: 'case',
  read: { method: 'GET', path: 'cases/{id}/class-sessions/{part}', partKind: 'session' },
  list: { method: 'GET', path: 'cases/{id}/class-sessions' },
  inputOf: ({ filters }) => {
    const { from, to } = daysOf(filters, 'date');
    return { ...(from && { from: daysAfter(from, -1) }), ...(to && { to: daysAfter(to, 1) }) };
  },
  resourcesOf: sessionResources,
};
