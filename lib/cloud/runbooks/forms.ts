import { modules } from '../../../shared/core/permissions.ts';
import { countryCodes } from '../../../shared/core/places/countries.ts';
import {
  departureGraceDays,
  departureSteps,
} from '../../../shared/features/organizations/organizations/departure.ts';
import {
  invitationChoices,
  zoneByCountry,
} from '../../../shared/features/organizations/organizations/provision.ts';

/** Patterns for the operator's input. Text that matches cannot break the JSON into which it is inserted. */
const inputPatterns = {
  slug: '^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$',
  line: '^[^"\\\\]{1,250}$',
  email: '^[^@\\s"\\\\]+@[^@\\s"\\\\]+\\.[^@\\s"\\\\]+$',
};

const languageField = (description: string) => ({
  type: 'String',
  description,
  allowedValues: ['en', 'zh'],
  default: 'en',
});

const defaultCountry = 'HK';
const countryName = new Intl.DisplayNames('en', { type: 'region' });
/**
 * The countries that an operator can choose in the form, such as “HK Hong Kong SAR China”. They contain no
 * quotes, because the chosen text is inserted into JSON.
 */
const countries = countryCodes
  .map(code => `${code} ${countryName.of(code)?.replaceAll(/["\\\\]/g, '')}`)
  .toSorted();

/** The form with which an operator creates an organisation and its first admin. */
export const organizationForm = {
  name: 'organization',
  roleDescription: 'What the runbook of organisations may do',
  formDescription: 'Where an operator sets up an organisation',
  description:
    'Sets up an organisation of Lumitree and its first admin, who is sent a mail. It checks everything before it makes anything, and says what happened and what comes next. Run again with the same name and short name, it says what differs from what is there.',
  parameters: {
    OrganizationName: {
      type: 'String',
      description: 'What the organisation is called',
      allowedPattern: inputPatterns.line,
    },
    Slug: {
      type: 'String',
      description: 'Short name: lower-case letters, digits and hyphens. It can’t be changed later',
      allowedPattern: inputPatterns.slug,
    },
    Country: {
      type: 'String',
      description: 'Country or region. Language and start of the week follow from it',
      allowedValues: countries,
      default: countries.find(name => name.startsWith(defaultCountry)) ?? '',
    },
    TimeZone: {
      type: 'String',
      description: 'Time zone of the organisation; “by country” takes the one most people there use',
      allowedValues: [zoneByCountry, ...Intl.supportedValuesOf('timeZone')],
      default: zoneByCountry,
    },
    AdminName: {
      type: 'String',
      description: 'Name of the first admin',
      allowedPattern: inputPatterns.line,
    },
    AdminEmail: {
      type: 'String',
      description: 'Address that the first admin signs in with and that the mail is sent to',
      allowedPattern: inputPatterns.email,
    },
    AdminLanguage: languageField('Language of the mail and of the first sign-in'),
    Seats: {
      type: 'String',
      description: 'How many people the licence is for',
      allowedPattern: '^[1-9][0-9]{0,4}$',
      default: '10',
    },
    Modules: {
      type: 'StringList',
      description: 'Modules of the licence, which the first admin has too',
      allowedValues: [...modules],
      default: ['eye'] as string[],
    },
    EndsOn: {
      type: 'String',
      description: 'Last day of the licence, as in 2027-12-31; not before today',
      allowedPattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    },
    Invitation: {
      type: 'String',
      description:
        'Only where the organisation exists and its admin has not joined: resend sends the mail once more, replace invites the admin of this form instead of the one before',
      allowedValues: [...invitationChoices],
      default: 'keep',
    },
  },
  step: {
    name: 'ProvisionOrganization',
    description: 'Calls the Lambda that sets up organisations and people',
  },
  payload: {
    kind: 'organization',
    name: '{{ OrganizationName }}',
    slug: '{{ Slug }}',
    country: '{{ Country }}',
    timeZone: '{{ TimeZone }}',
    invitation: '{{ Invitation }}',
    seats: '{{ Seats }}',
    endsOn: '{{ EndsOn }}',
    modules: '{{ Modules }}',
    admin: { fullName: '{{ AdminName }}', email: '{{ AdminEmail }}', locale: '{{ AdminLanguage }}' },
  },
};

/** The form with which an operator creates a platform administrator. */
export const superadminForm = {
  name: 'superadmin',
  roleDescription: 'What the runbook of superadmins may do',
  formDescription: 'Where an operator makes a superadmin',
  description:
    'Makes a superadmin of Lumitree. They are sent a password for their first sign-in. Run again for the same email, it sends another one until they have signed in, and then changes nothing. Who works for an organisation, or is invited to one, is refused.',
  parameters: {
    Email: {
      type: 'String',
      description: 'Address that they sign in with and that the password is sent to',
      allowedPattern: inputPatterns.email,
    },
    FullName: {
      type: 'String',
      description: 'Their name, as others see it',
      allowedPattern: inputPatterns.line,
    },
    Language: languageField('Language of the mail and of their first sign-in'),
  },
  step: { name: 'MakeSuperadmin', description: 'Calls the Lambda that sets up people' },
  payload: {
    kind: 'superadmin',
    person: { fullName: '{{ FullName }}', email: '{{ Email }}', locale: '{{ Language }}' },
  },
};

/** The form with which two operators confirm that an organisation leaves the product. */
export const departureForm = {
  name: 'departure',
  roleDescription: 'What the runbook of departures may do',
  formDescription: 'Where two operators let an organisation leave',
  description: `Lets an organisation of Lumitree leave. One person begins, a second one confirms: then nobody can open it, and ${departureGraceDays} days later it can be erased. Until then it can be cancelled.`,
  parameters: {
    Slug: {
      type: 'String',
      description: 'Short name of the organisation',
      allowedPattern: inputPatterns.slug,
    },
    OrganizationName: {
      type: 'String',
      description: 'What it is called, exactly as it says itself',
      allowedPattern: inputPatterns.line,
    },
    Step: {
      type: 'String',
      description: 'begin; confirm, by a second person; or cancel, which opens it again',
      allowedValues: [...departureSteps],
    },
  },
  step: { name: 'LetLeave', description: 'Calls the Lambda that sets up organisations and people' },
  payload: {
    kind: 'departure',
    slug: '{{ Slug }}',
    name: '{{ OrganizationName }}',
    step: '{{ Step }}',
  },
};
