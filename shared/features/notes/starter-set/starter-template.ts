/** A template that every clinic can begin with; its text is written as `writtenDocument` reads it. */
export interface StarterTemplate {
  name: string;
  description: string;
  text: string;
}
