/** Names of the mail templates, apart from their texts, which most Lambdas never need. */
export const mailTemplateNames = [
  'invitation',
  'invitation-to-join',
  'email-change',
  'email-changed',
  'account-erased',
  'recovered',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'waiting',
  'certificate-verified',
  'certificate-rejected',
  'registration-receipt',
  'survey',
  'survey-receipt',
  'report',
  'report-attached',
  'report-link',
] as const;
export type MailTemplateName = (typeof mailTemplateNames)[number];
