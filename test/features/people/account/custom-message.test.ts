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

test.each(['CustomMessage_ForgotPassword', 'CustomMessage_VerifyUserAttribute'])(
  'without its tags, the Cognito email %s has the code on a line of its own',
  source => {
    for (const locale of ['en', 'zh']) {
      const lines = mailFor(source, locale)
        .body.replaceAll(/<[^>]+>/g, '')
        .split('\n')
        .filter(Boolean);
      expect(lines[0]).toBe('Lumitree 明树');
      expect(lines[1]).toMatch(/[:：]$/);
      expect(lines[2]).toBe('{####}');
      expect(lines.at(-1)).toMatch(/^https:/);
    }
  },
);

test('the link in a Cognito email does not contain the name or address of its recipient', () => {
  expect(mailFor('CustomMessage_ForgotPassword', 'en').body).not.toContain('helen');
});
