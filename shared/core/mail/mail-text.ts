/** Texts of one mail in one language. Placeholders in braces are replaced; `{organization}` and
 * `{contact}`, its name with its phone number, are always available. */
export interface MailText {
  subject: string;
  lead: string;
  button: string;
  rest: string;
}
