export const longestSubject = 72;

/** Imperatives that look like a participle ("embed") or a third person ("focus"). */
const imperatives = /^(.*(ss|us|eed|led|ring)|bring|embed|bias|alias|canvas|ping|shed|wed)$/;

/** Says why a commit subject breaks the rules of CONTRIBUTING.md; undefined if it follows them. */
export function subjectProblem(subject: string): string | undefined {
  if (subject.length > longestSubject) return `has ${subject.length} characters, ${longestSubject} at most`;
  const [, verb] = /^[a-z][\w ,/.-]*: ([\w'-]+)/.exec(subject) ?? [];
  if (!verb) return 'has no scope: write "cases: keep archived cases out of search"';
  if (/^[A-Z][a-z]/.test(verb)) return 'starts the sentence with a capital letter';
  if (/(ed|ing|s)$/.test(verb) && !imperatives.test(verb)) return `is not imperative: "${verb}"`;
  if (/[.;]($| )/.test(subject)) return 'has more than one sentence, or ends with a full stop';
  return undefined;
}
