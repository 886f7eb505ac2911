import { expect, test } from 'vitest';
import { auditEventTypes } from '../../../../shared/audit-events.ts';
import { apiOperations } from '../../../../shared/contract.ts';
import { type Endpoint, isMutation } from '../../../../shared/core/endpoint.ts';
import { type Permission, permissions } from '../../../../shared/core/permissions.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { eyeChoices } from '../../../../shared/features/eye/eye-choices/endpoints.ts';
import { measurements } from '../../../../shared/features/eye/measurements/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';

const isClinical = (needs: string) => 'clinical' in (permissions[needs as Permission] ?? {});
/** Endpoints that need a permission for children's data although their responses contain no such data. */
const showsNobody = new Set<Endpoint>([
  reportDocuments.openBlankEyeForm,
  measurements.listMeasurementMappings,
  terms.listCaseTerms,
  screeningReports.openBlankScreeningForm,
  noteReports.openBlankNotePdf,
  eyeChoices.getEyeChoices,
  settings.getScreeningNorms,
  settings.getScreeningRules,
]);
const readings = apiOperations.filter(
  ({ endpoint }) => isClinical(endpoint.needs) && !isMutation(endpoint) && !showsNobody.has(endpoint),
);

test('the product has more than five endpoints that return clinical data', () => {
  expect(readings.length).toBeGreaterThan(5);
});

test.each(readings)(
  'the read request $routeKey is recorded in the audit as an event of a known type',
  ({ endpoint }) => {
    expect(auditEventTypes).toContain(endpoint.readEvent);
  },
);
