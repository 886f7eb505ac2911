import * as z from 'zod';
import { invalidParameter } from './errors.ts';
import type { AttributeList } from './input-fields.ts';
import type { User } from './users.ts';

type Attributes = z.output<typeof AttributeList>;

const writableAttributes = new Set([
  ...['name', 'given_name', 'middle_name', 'family_name', 'nickname', 'preferred_username', 'profile'],
  ...['picture', 'website', 'gender', 'birthdate', 'zoneinfo', 'locale', 'address', 'updated_at'],
]);

export interface AttributeChange {
  email?: string;
  emailVerified?: boolean;
  attributes: Record<string, string>;
}

/** Reads the user attributes in a request. Rejects unknown names and invalid email addresses. */
export function readAttributes(list: Attributes): AttributeChange {
  const { email, email_verified, ...attributes } = Object.fromEntries(
    list.map(({ Name, Value }) => [Name, Value]),
  );
  const unknown = Object.keys(attributes).find(name => !writableAttributes.has(name));
  if (unknown === 'sub') throw invalidParameter('user.sub: Attribute cannot be updated.');
  if (unknown !== undefined) {
    throw invalidParameter(`Attributes did not conform to the schema: ${unknown} is not an attribute.`);
  }
  if (email !== undefined) checkEmail(email);
  return {
    email,
    emailVerified: email_verified === undefined ? undefined : email_verified === 'true',
    attributes,
  };
}

export function checkEmail(email: string): void {
  if (!z.email().max(128).safeParse(email).success) throw invalidParameter('Invalid email address format.');
}

export function attributesOf(user: User): Record<string, string> {
  return {
    sub: user.ownSub ?? user.sub,
    ...user.attributes,
    email: user.email,
    email_verified: String(user.emailVerified),
  };
}

export function attributeList(user: User): { Name: string; Value: string }[] {
  return Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));
}

/** As in Cognito, an attribute with an empty text is removed. */
export function mergeAttributes(
  present: Record<string, string>,
  change: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...present, ...change }).filter(([, value]) => value !== ''));
}
