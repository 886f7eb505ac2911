import { expect, test } from 'vitest';
import { routes } from '../../../shared/core/routes.ts';
import { makeActivity } from '../../features/courses/activities/samples.ts';
import { makeCourse } from '../../features/courses/courses/samples.ts';
import { openClinic } from '../../support/clinic.ts';
import { exampleIdFor } from './example-ids.ts';

test('an example of an activity is found although a test has made an empty course since', async () => {
  const { admin } = await openClinic();
  const { id } = await makeActivity(admin);
  await makeCourse(admin);
  expect(await exampleIdFor(routes.activity, admin)).toBe(id);
});
