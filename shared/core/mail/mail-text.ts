/**
 * Texts of one email in one language. Placeholders in braces are replaced. Always available:
 * `{organization}`, and `{contact}` (the organisation's name with phone number).
 */
export interface MailText {
  subject: string;
  lead: string;
  button: string;
  rest: string;
}
