import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { customMessage } from '../../../../functions/features/people/account/cognito-message.ts';

function mailFor(triggerSource: string, locale: string) {
  const event = {
    triggerSource,
    request: {
      userAttributes: { locale, email: 'helen@brightwater.example' },
      codeParameter: '{####}',
      usernameParameter: null,
    },
    response: {},
  } as unknown as CustomMessageTriggerEvent;
  const { emailSubject, emailMessage } = customMessage(event, 'https://lumitree.example').response;
  return { subject: emailSubject ?? '', body: emailMessage ?? '' };
}

test.each([
  ['CustomMessage_ForgotPassword', 'en', 'https://lumitree.example/reset-password'],
  ['CustomMessage_ForgotPassword', 'zh', 'https://lumitree.example/zh/reset-password'],
  ['CustomMessage_AdminCreateUser', 'en', 'https://lumitree.example/login'],
  ['CustomMessage_AdminCreateUser', 'zh', 'https://lumitree.example/zh/login'],
])('the Cognito email %s in language %s contains its code and links to %s', (source, locale, address) => {
  const { subject, body } = mailFor(source, locale);
  expect(body).toContain('{####}');
  expect(body).toContain(`href="${address}"`);
  expect(/\p{Script=Han}/u.test(subject)).toBe(locale === 'zh');
});

test('the link in a Cognito email does not contain the name or address of its recipient', () => {
  expect(mailFor('CustomMessage_ForgotPassword', 'en').body).not.toContain('helen');
});
