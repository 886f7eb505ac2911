import { biomeImports, biomeImportsFile } from '../../lib/build/biome-imports.ts';
import { routeTables } from '../../lib/build/route-table.ts';
import { traditionalWordsFile, traditionalWordsSource } from '../../lib/build/traditional-words.ts';
import { costsPage } from '../../lib/cloud/costs/costs-page.ts';
import { readBudgets } from '../../lib/cloud/costs/read-budgets.ts';
import { dataModelPage } from '../../lib/restore/data-model-page.ts';
import { recordFormatsFile, recordFormatsSource } from '../../lib/restore/record-formats-source.ts';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { errorRules } from '../../shared/core/endpoint-errors.ts';
import { errors } from '../../shared/core/errors.ts';
import {
  keyScopes,
  type Permission,
  permissions,
  readByScopes,
  roles,
} from '../../shared/core/permissions.ts';
import { personalData } from '../../shared/core/personal-data.ts';
import { personalDataInWords } from '../../shared/core/personal-fields.ts';

export const generatedFiles: Record<string, () => string | Promise<string>> = {
  'docs/permissions.md': permissionsPage,
  'docs/errors.md': errorsPage,
  'docs/data-model.md': () => page('Data model', 'the rows beside the keys', dataModelPage(table)),
  'docs/costs.md': () => page('Costs', 'lib/cloud/costs/costs-page.ts', costsPage(readBudgets())),
  ...routeTables(),
  [recordFormatsFile]: recordFormatsSource,
  [biomeImportsFile]: biomeImports,
  [traditionalWordsFile]: traditionalWordsSource,
};

function permissionsPage(): string {
  const rows = Object.entries(permissions).map(([name, row]) => {
    const reaches = roles.map(role => row[role] + ('clinical' in row && row[role] !== 'none' ? ' *' : ''));
    const granted = apiOperations.filter(call => call.endpoint.needs === name);
    return [code(name), ...reaches, granted.map(routeOf).join('<br>')];
  });
  return page('Permissions', 'shared/core/permissions.ts', [
    'The scope of each permission by role. `organization`: everything of the organisation that the' +
      ' call is for; `own`: only the person’s own records; `none`: rejected. `*`: people who see selected' +
      ' cases access only those assigned to them.',
    table(['permission', ...roles, 'calls'], rows),
    'Without a permission:',
    table(['needs', 'calls'], [callsWithout('public'), callsWithout('token')]),
    'Personal data in responses to an API key, by the scopes of the key. Other personal data is null or empty. A' +
      ' key reads the data of all its scopes in every response. No key reads restricted cases.',
    table(['scope', ...personalData.map(kind => personalDataInWords[kind])], keyScopes.map(scopeRow)),
  ]);
}

function scopeRow(scope: Permission): string[] {
  const reads = readByScopes([scope]);
  return [code(scope), ...personalData.map(kind => (reads.has(kind) ? 'yes' : ''))];
}

function callsWithout(needs: Exclude<ApiOperation['endpoint']['needs'], Permission>): string[] {
  return [
    code(needs),
    apiOperations
      .filter(call => call.endpoint.needs === needs)
      .map(routeOf)
      .join('<br>'),
  ];
}

function errorsPage(): string {
  const rows = Object.entries(errors).map(([name, { status, message }]) => {
    const rules = errorRules.filter(({ codes }) => codes.some(answered => answered === name));
    const declaring = apiOperations.filter(({ endpoint }) => endpoint.errors?.some(code => code === name));
    const answeredBy = [...rules.map(rule => rule.calls), ...declaring.map(routeOf)];
    return [code(name), String(status), message, answeredBy.join('<br>')];
  });
  return page('Errors', 'shared/core/errors.ts', [
    'All error codes. The body is `{ "error": { "code", "message", "fields"?, "current"? } }`;' +
      ' `message` is for API developers; pages show `errors.<code>` in the reader’s language.' +
      ' Errors of API Gateway itself have only `{ "message" }`: an invalid token, an unknown route,' +
      ' throttling, a timeout.',
    table(['code', 'status', 'message', 'returned by'], rows),
  ]);
}

function page(title: string, source: string, paragraphs: string[]): string {
  const note = `<!-- Made by npm run docs from ${source}; change it there. -->`;
  return `${[`# ${title}`, note, ...paragraphs].join('\n\n')}\n`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function routeOf({ endpoint }: ApiOperation): string {
  return code(`${endpoint.method} ${endpoint.path}`);
}

function code(text: string): string {
  return `\`${text}\``;
}
