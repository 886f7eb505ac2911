import type { RegistrationFields } from '../../../../shared/features/intake/registrations/schema.ts';
import { caseOf, type DemoChild, type DemoRegion, hongKong, oxfordshire } from '../cases/child.ts';
import { childrenOfBrightwater } from '../cases/children-of-brightwater.ts';
import { childrenOfStMarys } from '../cases/children-of-st-marys.ts';
import type { DemoTimeZone } from '../demo-client.ts';

type Written = Pick<RegistrationFields, 'fullName' | 'birthDate' | 'gender' | 'consentBy' | 'language'> &
  Partial<RegistrationFields>;

interface RegisteringOrganization {
  slug: string;
  admin: string;
  timeZone: DemoTimeZone;
  country: string;
  /** Registrations, the latest last. The child of the last one already has a case in the organisation. */
  families: Written[];
}

/**
 * The organisations at which families register children, with the data that the families enter.
 * @param today `YYYY-MM-DD`
 */
export const registeringOrganizations = (today: string): RegisteringOrganization[] => [
  {
    slug: 'brightwater',
    admin: 'helen@brightwater.example',
    timeZone: 'Asia/Hong_Kong',
    country: 'HK',
    families: [
      {
        fullName: '江沛然',
        birthDate: yearsBefore(today, 6, '03-21'),
        gender: 'male',
        mobile: '+852 9123 4801',
        address: '将军澳唐德街 9 号 18 楼',
        state: 'NTS',
        mother: { title: null, name: '罗诗敏', email: 'family81@example.com', mobile: null },
        consentBy: '罗诗敏',
        language: 'zh',
        script: 'simplified',
      },
      {
        fullName: 'Mia Fernandes',
        birthDate: yearsBefore(today, 8, '09-02'),
        gender: 'female',
        contactEmail: 'family82@example.com',
        address: '21 Conduit Road, Mid-Levels',
        state: 'HKI',
        father: { title: null, name: 'Diego Fernandes', email: null, mobile: '+852 9123 4803' },
        consentBy: 'Diego Fernandes',
        relationship: 'father',
        language: 'en',
      },
      {
        ...knownChild(childrenOfBrightwater, '钟乐天', hongKong, today),
        fullName: '鍾樂天',
        mother: { title: null, name: '范素貞', email: null, mobile: '+852 9123 4805' },
        consentBy: '范素貞',
        language: 'zh',
        script: 'traditional',
      },
    ],
  },
  {
    slug: 'st-marys',
    admin: 'margaret@stmarys.example',
    timeZone: 'Europe/London',
    country: 'GB',
    families: [
      {
        fullName: 'Elsie Marlow',
        birthDate: yearsBefore(today, 5, '05-14'),
        gender: 'female',
        contactEmail: 'family91@example.com',
        address: '12 Tanners Row',
        state: 'OXF',
        postalCode: 'OX14 3AA',
        consentBy: 'Hannah Marlow',
        relationship: 'mother',
        language: 'en',
      },
      {
        ...knownChild(childrenOfStMarys, 'Poppy Fletcher', oxfordshire, today),
        fullName: 'Poppy Rose Fletcher',
        father: { title: null, name: 'Simon Fletcher', email: null, mobile: '+44 7700 900194' },
        consentBy: 'Simon Fletcher',
        relationship: 'father',
        language: 'en',
      },
    ],
  },
];

/** Data by which the product recognises a child who already has a case. */
function knownChild(children: DemoChild[], name: string, region: DemoRegion, today: string) {
  const index = children.findIndex(([fullName]) => fullName === name);
  const child = children[index];
  if (!child) throw new Error(`${name} is no child of the demonstration`);
  const { birthDate, contactEmail, state } = caseOf(child, region, index, index, today);
  if (!birthDate) throw new Error(`${name} has no date of birth`);
  return { birthDate, contactEmail, state, gender: child[2] };
}

const yearsBefore = (today: string, years: number, day: string) =>
  `${Number(today.slice(0, 4)) - years}-${day}`;
