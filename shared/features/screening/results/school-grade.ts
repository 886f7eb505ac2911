const grades = '一二三四五六';
const written =
  /^(?:grade|primary|p\.?|g\.?|小学|小學|小)?\s*([1-6]|[一二三四五六])(?:st|nd|rd|th)?\s*(?:grade|年级|年級|级|級)?$/i;

/** Reads a school grade, 1 to 6; null if unclear. A British "Year 3" is not grade 3 and gives null. */
export function schoolGrade(text: string | null): number | null {
  const [, grade] = written.exec(text?.normalize('NFKC').trim() ?? '') ?? [];
  if (!grade) return null;
  return grades.includes(grade) ? grades.indexOf(grade) + 1 : Number(grade);
}
