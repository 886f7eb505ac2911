/** Texts of one mail in one language. Placeholders in braces are replaced; `{organization}` is always available. */
export interface MailText {
  subject: string;
  lead: string;
  button: string;
  rest: string;
}
