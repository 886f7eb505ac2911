/** Files that may compare a locale, by reason (decision 73). */
const byReason = {
  'the edge, where calls, addresses and stored records hold a locale and a script': [
    'functions/features/intake/registrations/registered-case.ts',
    'functions/features/operations/locations/list-states.ts',
    'functions/features/people/account/cognito-message.ts',
    'functions/platform/identity/user-pool.ts',
    'shared/core/languages.ts',
    'shared/core/routes.ts',
    'web/app/help/handbook-plugin.ts',
    'web/features/eye/surveys/surveys-card.tsx',
    'web/features/intake/registrations/form/contact-fields.tsx',
    'web/platform/auth/guards.ts',
    'web/platform/i18n/language.ts',
    'web/platform/i18n/written-languages.ts',
    'web/platform/routing/form-address.ts',
  ],
  'only Chinese has two scripts, and readings in pinyin': [
    'web/app/palette/use-entries.ts',
    'web/app/shell/profile-panel.tsx',
    'web/features/notes/notes/edit-note.tsx',
    'web/features/notes/report/note-report-source.ts',
    'web/features/people/registration/register-form.tsx',
    'web/features/reports/sending/send-form.tsx',
  ],
  'the product has a second name in Chinese': [
    'web/app/navigation/sidebar.tsx',
    'web/app/shell/restricted-layout.tsx',
  ],
  'names and dates that are put together by the rules of one language': [
    'web/features/classes/timetable/use-day-texts.ts',
    'web/features/dashboard/greeting-name.ts',
  ],
  'a form, a link or demo records with one part for each language': [
    'lib/local/demo/notes/demo.ts',
    'web/features/consent/terms/term-texts-form.ts',
    'web/gallery/gallery-routes.tsx',
  ],
};

export const localeComparers = new Set(Object.values(byReason).flat());
