import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** Percent of the month's dollars, spent or as AWS foresees them by then, at which a mail is sent. */
const steps = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * Tells whoever gets the alarms when the account costs more in a month than it may. AWS counts a few times a
 * day. What to do is in `docs/operations.md#the-budget-is-spent`.
 */
export function addBudget(scope: Construct, { name, budget, alarmMail }: Stage): void {
  if (budget === null || alarmMail === null) return;
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `lumitree-${name}-budget`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: budget, unit: 'USD' },
    },
    notificationsWithSubscribers: steps.map(step => ({
      notification: { ...step, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmMail }],
    })),
  });
}
