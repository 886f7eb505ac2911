import { distanceAbove } from '../results/findings.ts';
import type { ResultRow } from '../results/result.ts';
import type { Recommendation } from '../screenings/schema.ts';
import { maxRecommendations } from '../screenings/schema.ts';
import type { RuleCondition, ScreeningRule } from '../settings/rules.schema.ts';

export function meets(condition: RuleCondition, result: readonly ResultRow[]): boolean {
  const row = result.find(({ test }) => test === condition.test);
  if (!row) return false;
  switch (condition.kind) {
    case 'followUp':
      return row.judgement === 'again';
    case 'worse':
      return row.isWorse;
    case 'notDone':
      return row.notDone.some(({ reason }) => condition.reason === null || reason === condition.reason);
    case 'number':
      return row.items.some(item => {
        const above = item.measure === condition.measure ? distanceAbove(item, condition.value) : null;
        return above !== null && (condition.is === 'atLeast' ? above >= 0 : above <= 0);
      });
    case 'choice':
      return row.items.some(({ measure, text }) => measure === condition.measure && text === condition.is);
  }
}

/** The active rules whose condition the results of a screening meet, in order. */
export const rulesThatApply = (
  rules: readonly ScreeningRule[],
  result: readonly ResultRow[],
): ScreeningRule[] => rules.filter(({ isOn, condition }) => isOn && meets(condition, result));

/** The rules that apply to a screening but whose recommendation it does not contain. */
export const rulesNotAdded = (
  lines: readonly Recommendation[],
  rules: readonly ScreeningRule[],
  result: readonly ResultRow[],
): ScreeningRule[] =>
  rulesThatApply(rules, result).filter(({ id }) => !lines.some(({ ruleId }) => ruleId === id));

/**
 * Applies the rules to the recommendations of a screening. Recommendations that a person wrote or changed
 * stay in their place. Those of rules that no longer apply are removed. New ones are added at the end, in the
 * order of the rules.
 * @param newId creates the id of a recommendation
 */
export function withSuggestions(
  lines: readonly Recommendation[],
  rules: readonly ScreeningRule[],
  result: readonly ResultRow[],
  newId: () => string,
): Recommendation[] {
  const applying = new Map(rulesThatApply(rules, result).map(rule => [rule.id, rule]));
  const kept = lines.flatMap(line => {
    if (line.ruleId === null || line.isEdited) return [line];
    const rule = applying.get(line.ruleId);
    return rule ? [{ ...line, en: rule.en, zh: rule.zh }] : [];
  });
  const present = new Set(kept.map(({ ruleId }) => ruleId));
  const added = [...applying.values()]
    .filter(({ id }) => !present.has(id))
    .map(({ id, en, zh }) => ({ id: newId(), ruleId: id, en, zh, isEdited: false }));
  return [...kept, ...added].slice(0, maxRecommendations);
}
