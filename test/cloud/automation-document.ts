import * as z from 'zod';

/**
 * The parts of Systems Manager's Automation schema 0.3 that our documents may use; everything else is an
 * error.
 */
const Parameter = z
  .strictObject({
    type: z.enum(['String', 'StringList', 'Boolean', 'Integer', 'MapList', 'StringMap']),
    description: z.string().max(1_024).optional(),
    allowedPattern: z.string().optional(),
    allowedValues: z.array(z.string()).optional(),
    default: z.union([z.string(), z.array(z.string()), z.int()]).optional(),
    minChars: z.int().optional(),
    maxChars: z.int().optional(),
  })
  .refine(
    ({ allowedValues, default: chosen }) =>
      !chosen || !allowedValues || [chosen].flat().every(one => allowedValues.includes(String(one))),
  );

const InvokeLambda = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9_]{3,128}$/),
  description: z.string().optional(),
  action: z.literal('aws:invokeLambdaFunction'),
  maxAttempts: z.int().min(1).optional(),
  timeoutSeconds: z.int().min(1).optional(),
  onFailure: z.union([z.enum(['Abort', 'Continue']), z.string().startsWith('step:')]).optional(),
  isEnd: z.boolean().optional(),
  isCritical: z.boolean().optional(),
  nextStep: z.string().optional(),
  inputs: z.strictObject({
    FunctionName: z.string(),
    Qualifier: z.string().optional(),
    InvocationType: z.enum(['RequestResponse', 'Event', 'DryRun']).optional(),
    LogType: z.enum(['None', 'Tail']).optional(),
    ClientContext: z.record(z.string(), z.unknown()).optional(),
    InputPayload: z.record(z.string(), z.unknown()).optional(),
    Payload: z.string().optional(),
  }),
});

const ReadExecution = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9_]{3,128}$/),
  description: z.string().optional(),
  action: z.literal('aws:executeAwsApi'),
  maxAttempts: z.int().min(1).optional(),
  timeoutSeconds: z.int().min(1).optional(),
  inputs: z.strictObject({
    Service: z.literal('ssm'),
    Api: z.literal('GetAutomationExecution'),
    AutomationExecutionId: z.literal('{{ automation:EXECUTION_ID }}'),
  }),
  outputs: z.array(
    z.strictObject({ Name: z.string(), Selector: z.string().startsWith('$.'), Type: z.literal('String') }),
  ),
});

export const AutomationDocument = z
  .strictObject({
    schemaVersion: z.literal('0.3'),
    description: z.string().optional(),
    assumeRole: z.string().optional(),
    parameters: z.record(z.string().regex(/^[A-Za-z0-9_]+$/), Parameter).optional(),
    mainSteps: z.array(z.union([InvokeLambda, ReadExecution])).min(1),
    outputs: z.array(z.string().regex(/^\w+\.\w+$/)).optional(),
  })
  .refine(({ mainSteps, outputs = [] }) =>
    outputs.every(output => mainSteps.some(({ name }) => output.startsWith(`${name}.`))),
  );

/**
 * The input that the Lambda gets when an operator has filled in the form. A value that consists of a single
 * field keeps that field's type.
 */
export function payloadOf(document: object, form: Record<string, unknown>): Record<string, unknown> {
  const { mainSteps } = AutomationDocument.parse(document);
  const payload = mainSteps.flatMap(({ inputs }) => ('InputPayload' in inputs ? [inputs.InputPayload] : []));
  const text = JSON.stringify(payload[0]);
  return JSON.parse(
    text.replaceAll(/"\{\{ (\w+) \}\}"/g, (_, name: string) => JSON.stringify(form[name] ?? `no ${name}`)),
  );
}

/** The command in the input of the Lambda, without the execution that it comes from. */
export function commandOf(document: object, form: Record<string, unknown>): Record<string, unknown> {
  const { asked, ...command } = payloadOf(document, form);
  return command;
}

/** Lambda and role with which the tests make documents. */
export const runbookTarget = {
  functionName: 'lumitree-provision',
  roleArn: 'arn:aws:iam::111122223333:role/runbook',
};
