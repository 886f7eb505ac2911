import { expect, test } from 'vitest';
import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { activityFields, makeActivity } from './samples.ts';

const letter = (text: string) => ({ subject: '{{activity.title}}', text });

test('the API rejects an email text with an unknown merge field, and invalid captions, each with an error at the field', async () => {
  const { admin } = await openClinic();
  const email = { en: letter('Dear {{case.fullName}}'), zh: letter('') };
  const { id: activityId, version } = await makeActivity(admin, { email });
  const changed = { ...activityFields(), activityId, version };
  const wrong = { ...email, zh: letter('您好，{{child}}') };
  expect(await admin.expectError(activities.changeActivity, { ...changed, email: wrong })).toMatchObject({
    code: 'request.invalid',
    fields: { 'email.zh.text': 'validation.field' },
  });
  const video = {
    type: 'file' as const,
    fileId: 'file_00000000000000000000000000',
    captions: { en: 'Hello', zh: '' },
  };
  expect(await admin.expectError(activities.changeActivity, { ...changed, video })).toMatchObject({
    fields: { 'video.captions.en': 'validation.captions' },
  });
});
