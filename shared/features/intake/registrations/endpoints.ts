import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page, Version } from '../../../core/fields.ts';
import { CaseId, MemberId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { Case, maxAssignees } from '../../cases/cases/schema.ts';
import { QrToken } from '../qr-codes/schema.ts';
import { NewRegistration, PublicForm, WaitingRegistration } from './schema.ts';

const byFamilies = { method: 'POST', lambda: 'public', needs: 'public' } as const;
const byStaff = { method: 'POST', needs: 'registration:review' } as const;
const decision = { ...byStaff, records: { case: 'caseId' } } as const;
const DecidedCase = z.strictObject({ caseId: CaseId, version: Version });

export const registrations = {
  openRegistration: endpoint({
    ...byFamilies,
    path: 'registrations/open',
    summary: 'Opens a scanned QR code; returns the organisation and its terms, but nothing about children',
    effect: 'read',
    input: z.strictObject({ token: QrToken }),
    output: PublicForm,
  }),
  registerChild: endpoint({
    ...byFamilies,
    path: 'registrations',
    summary: 'Registers a child; the response does not reveal whether the child is already known',
    errors: ['registration.closed', 'registration.form-outdated', 'idempotency.other-body'],
    input: NewRegistration,
    output: z.object({ received: z.literal(true) }),
  }),
  searchRegistrations: endpoint({
    ...byStaff,
    path: 'registrations/search',
    summary: 'Registrations waiting for a review, the newest first, with their total',
    readEvent: 'cases.listed',
    effect: 'read',
    joint: true,
    input: z.strictObject({
      limit: z.int().min(1).max(100).default(pageSize),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(WaitingRegistration),
  }),
  acceptRegistration: endpoint({
    ...decision,
    path: 'registrations/{caseId}/accept',
    summary: 'Accepts a registration as a case and assigns it to the chosen members',
    errors: ['registration.decided', 'assignment.add-only', 'case.too-many-assigned'],
    input: DecidedCase.extend({ assignedIds: z.array(MemberId).max(maxAssignees).default([]) }),
    output: Case,
  }),
  rejectRegistration: endpoint({
    ...decision,
    path: 'registrations/{caseId}/reject',
    summary: 'Rejects a registration; its case is archived',
    errors: ['registration.decided'],
    input: DecidedCase,
    output: Case,
  }),
  reopenRegistration: endpoint({
    ...decision,
    path: 'registrations/{caseId}/reopen',
    summary: 'Undoes a decision; the registration waits for a review again',
    errors: ['registration.decided'],
    input: DecidedCase,
    output: Case,
  }),
};
