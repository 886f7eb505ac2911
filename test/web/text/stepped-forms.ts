/**
 * Forms that hide some of their fields, by file below `web/features`. If such a form cannot be saved, it
 * opens and focuses the field with the error; `test/e2e/forms/stepped-forms.e2e.ts` tests each form.
 */
export const steppedForms = {
  'screening/form/screening-form.tsx': 'screening',
  'screening/form/test-step.tsx': 'unusual tests',
  'eye/eye-reports/form/eye-form.tsx': 'visit',
  'eye/eye-reports/form/refraction-step.tsx': 'method of refraction',
  'eye/eye-reports/form/measurements/folded-fields.tsx': 'folded measurements',
  'eye/eye-reports/form/measurements/acuity-fields.tsx': 'folded measurements',
  'eye/eye-reports/form/measurements/cornea-fields.tsx': 'folded measurements',
  'eye/eye-reports/form/measurements/questionnaire-fields.tsx': 'questionnaire',
  'eye/eye-reports/form/measurements/staff-fields.tsx': 'folded measurements',
} as const;

/** Components that fold or switch content, but hide no field that could prevent a form from being saved. */
export const hidesNoField = {
  /** Components that only show something, and hide no input fields. */
  nothingIsTyped: [
    'cases/cases/timeline/folded-entries.tsx',
    'cases/cases/timeline/timeline-filter.tsx',
    'cases/analytics/analytics-controls.tsx',
    'classes/classes/class-children.tsx',
    'classes/evaluations/class-scores.tsx',
    'classes/evaluations/score-cell.tsx',
    'classes/progress/child-progress.tsx',
    'classes/school-calendar/days-section.tsx',
    'classes/timetable/time-bar.tsx',
    'dashboard/new-clinic/new-clinic.tsx',
    'eye/eye-reports/report-versions.tsx',
    'eye/outcomes/outcome-notes.tsx',
    'eye/outcomes/outcomes-tab.tsx',
    'eye/progression/progression.tsx',
    'intake/imports/import-rows.tsx',
    'intake/registrations/form/collection-statement.tsx',
    'intake/registrations/form/consent-fields.tsx',
    'notes/report/note-report.page.tsx',
    'privacy/retention/privacy-panel.tsx',
    'screening/settings/norm-card.tsx',
    'screening/settings/rules-section.tsx',
    'screening/tree-entries/tree-view.tsx',
  ],
  /**
   * Components with a choice of options. The fields of an option are shown and validated only while it is
   * chosen.
   */
  choice: [
    'courses/curriculum/grant-dialog.tsx',
    'eye/eye-reports/form/prescription-step.tsx',
    'eye/eye-reports/form/running-treatment.tsx',
    'eye/eye-reports/form/target/target-fields.tsx',
    'notes/notes/note-menu.tsx',
    'notes/notes/note-language-field.tsx',
    'organizations/module-access/module-dialog.tsx',
    'screening/form/details-step.tsx',
  ],
  /** Components with steps in order, each of which must be valid before the next is shown. */
  oneAfterAnother: ['eye/measurements/columns-step.tsx', 'intake/imports/columns-step.tsx'],
} as const;
