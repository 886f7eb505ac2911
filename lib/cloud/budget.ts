import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/**
 * Percentages of the monthly budget at which an email is sent, when they are reached or AWS forecasts that
 * they will be.
 */
const steps = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * Sends an email to the alarm address when the costs of the month reach a step of the budget. AWS updates
 * costs a few times a day. `docs/operations.md#the-budget-is-spent` says how to respond.
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
