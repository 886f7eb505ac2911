import { expect, test } from 'vitest';
import { cellProblem } from '../../lib/cloud/cells/cell-problem.ts';

const region = 'ap-east-1';
const stage = (first: string | null, ...others: string[]) => ({ region, cell: { first, others } });
const stages = {
  production: stage(null, 'second'),
  second: stage('production'),
  alone: { region, cell: null },
  abroad: { region: 'eu-west-2', cell: { first: 'production', others: [] } },
};

test('cells (isolated copies of the stack) that name each other are accepted, and so is a stage that is not a cell', () => {
  for (const [name, choices] of Object.entries(stages))
    if (name !== 'abroad') expect(cellProblem(name, choices, stages), name).toBeUndefined();
});

test.each([
  ['a stage that does not exist', stage(null, 'nowhere'), /no stage nowhere/],
  ['a stage of another region', stage(null, 'abroad'), /abroad is in another region/],
  ['a stage that is not a cell', stage('alone'), /alone is no cell/],
  ['itself', stage(null, 'production'), /names itself/],
  ['a further cell as the first', stage('second'), /second has another first cell/],
])('a cell that names %s is rejected', (_, choices, problem) => {
  expect(cellProblem('production', choices, stages)).toMatch(problem);
});
