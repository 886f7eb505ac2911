import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { attributesOf } from './attributes.ts';
import { CognitoError } from './errors.ts';
import { region, userPoolId } from './pool-identity.ts';
import type { User } from './users.ts';

/** An email of the pool. `code` is the code or temporary password that the person must enter. */
export interface CognitoMail {
  to: string;
  subject: string;
  html: string;
  code?: string;
}

export type CustomMessage = (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>;

interface Message {
  source:
    | 'CustomMessage_AdminCreateUser'
    | 'CustomMessage_ForgotPassword'
    | 'CustomMessage_UpdateUserAttribute'
    | 'CustomMessage_VerifyUserAttribute';
  user: User;
  code: string;
  clientId?: string;
  clientMetadata?: Record<string, string>;
}

export type SendMessage = (message: Message) => Promise<void>;

const codeParameter = '{####}';
const usernameParameter = '{username}';

/** Sends the pool's emails. The trigger writes their texts; without a trigger, default texts are sent. */
export function createSendMessage(
  deliver: (mail: CognitoMail) => Promise<void>,
  customMessage: CustomMessage | undefined,
): SendMessage {
  async function customMessageText(message: Message) {
    if (!customMessage) return {};
    try {
      const { response } = await customMessage(triggerEvent(message));
      return { subject: response.emailSubject, body: response.emailMessage };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      const text = `CustomMessage failed with error ${reason}.`;
      throw new CognitoError('UserLambdaValidationException', text);
    }
  }

  return async message => {
    const { subject, body } = await customMessageText(message);
    const plain = defaultMessageText(message);
    const html = (body ?? plain.body)
      .replaceAll(codeParameter, escapeHtml(message.code))
      .replaceAll(usernameParameter, escapeHtml(message.user.email));
    try {
      await deliver({ to: message.user.email, subject: subject ?? plain.subject, html, code: message.code });
    } catch {
      throw new CognitoError('CodeDeliveryFailureException', 'Failed to deliver the message.');
    }
  };
}

function triggerEvent({ source, user, clientId, clientMetadata }: Message): CustomMessageTriggerEvent {
  return {
    version: '1',
    region,
    userPoolId,
    triggerSource: source,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'local', clientId: clientId ?? 'CLIENT_ID_NOT_APPLICABLE' },
    request: {
      userAttributes: { ...attributesOf(user), 'cognito:user_status': user.status },
      codeParameter,
      linkParameter: '{##Click Here##}',
      usernameParameter: source === 'CustomMessage_AdminCreateUser' ? usernameParameter : null,
      clientMetadata,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  };
}

function defaultMessageText({ source }: Message) {
  if (source !== 'CustomMessage_AdminCreateUser') {
    return { subject: 'Your verification code', body: `Your verification code is ${codeParameter}.` };
  }
  return {
    subject: 'Your temporary password',
    body: `Your username is ${usernameParameter} and your temporary password is ${codeParameter}`,
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign);
