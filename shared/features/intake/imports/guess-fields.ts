import { type ImportField, joinedFields } from './fields.ts';

/**
 * Known headings of each field in lower case, without punctuation, in English, Simplified and Traditional
 * Chinese.
 */
const known: Record<ImportField, string> = {
  fullName:
    'full name,name,child,child name,childs name,name of child,name of student,name of pupil,student,student name,patient,patient name,client,client name,姓名,孩子姓名,儿童姓名,兒童姓名,学生姓名,學生姓名,患者姓名,病人姓名,名称,statutory name,pupil,pupil name,legal name',
  lastName:
    'last name,lastname,surname,legal surname,student last name,family name,legal last name,patient last name,client last name,姓,姓氏',
  firstName:
    'first name,firstname,legal forename,student first name,given name,given names,forename,legal first name,patient first name,client first name,名,名字',
  otherName:
    'other name,preferred name,preferred first name,preferred forename,english name,name in english,name in chinese,enname,chname,nickname,known as,alias,former name,chinese name,其他姓名,英文名,英文姓名,别名,別名,曾用名,中文名,中文姓名,拼音',
  birthDate:
    'date of birth,dob,d o b,birth date,birthdate,birthday,born,child date of birth,出生日期,生日,出生年月日,出生年月',
  gender: 'gender,sex,gender identity,birth sex,legal sex,gender code,性别,性別,性别码,性别代码,性別碼',
  fileNumber:
    'file number,file no,file,chart number,record number,reference,reference number,ref,patient id,patient number,patient no,client id,client number,case number,mrn,student id,student number,student no,pupil number,registration no,registration number,regno,strn,upn,adno,admission number,admission no,id,档案号,檔案號,档案编号,檔案編號,病历号,病歷號,编号,編號,学号,學號,学籍号,學籍號,学籍号码,学生编号,學生編號,註冊編號,注册编号,病人編號',
  contactEmail:
    'email,e mail,email address,contact email,client email,home email,patient email,邮箱,郵箱,电子邮箱,電子郵箱,电子邮件,電郵,電郵地址,primary email,main email',
  mobile:
    'mobile,mobile phone,mobile number,phone,phone number,cell,cell phone,telephone,tel,contact number,client phone,patient phone number,手机,手機,手机号,手機號碼,电话,電話,联系电话,聯絡電話,手提電話,家长电话,家長電話,家长手机,家長手機,家長手提電話,家长联系电话,监护人电话,監護人電話,连络电话,連絡電話,聯絡人電話,家庭电话,家庭電話,行動電話,home phone,home telephone,telephone number,primary phone,primary mobile,main phone',
  address:
    'address,home address,residential address,mailing address,postal address,家庭地址,通讯住址,通訊住址,常住地址,詳細地址,详细地址,address 1,address 2,address 3,address line 1,address line 2,street,street address,city,suburb,town,state,province,county,地址,住址,家庭住址,通讯地址,通訊地址,现住址,現住址,戶籍地址,居住地址,城市,省份',
  postalCode: 'postal code,postcode,post code,zip,zip code,邮编,郵編,邮政编码,郵政編碼',
  country: 'country,country region,国家,國家,国家地区,國家地區',
  fatherName: 'father,father name,fathers name,father full name,父亲,父親,父亲姓名,父親姓名,爸爸',
  fatherEmail: 'father email,fathers email,父亲邮箱,父親電郵',
  fatherMobile: 'father mobile,father phone,fathers phone,fathers mobile,父亲电话,父親電話,父亲手机,父親手機',
  motherName: 'mother,mother name,mothers name,mother full name,母亲,母親,母亲姓名,母親姓名,妈妈,媽媽',
  motherEmail: 'mother email,mothers email,母亲邮箱,母親電郵',
  motherMobile: 'mother mobile,mother phone,mothers phone,mothers mobile,母亲电话,母親電話,母亲手机,母親手機',
  guardianName:
    'guardian,guardian name,guardians name,legal guardian,carer,carer name,parent,parent name,parents name,parent guardian,parent guardian name,parent carer,parent carer name,contact name,contact person,监护人,監護人,监护人姓名,監護人姓名,家长,家長,家长姓名,家長姓名,联系人,聯絡人,联系人姓名,聯絡人姓名',
  guardianRelationship:
    'relationship,relation,relationship to child,relationship to student,relationship to pupil,guardian relationship,relationship of guardian,parent relationship,contact relationship,关系,關係,与孩子关系,與孩子關係,与学生关系,與學生關係,监护人关系,監護人關係,与监护人关系,家长关系,家長關係',
  guardianEmail:
    'guardian email,guardians email,carer email,parent email,parents email,parent guardian email,parent carer email,contact person email,监护人邮箱,監護人電郵,家长邮箱,家長電郵,联系人邮箱,聯絡人電郵',
  guardianMobile:
    'guardian mobile,guardian phone,guardian contact number,guardians mobile,guardians phone,carer mobile,carer phone,parent mobile,parent phone,parents mobile,parents phone,parent guardian phone,parent guardian mobile,parent carer phone,监护人手机,監護人手機,监护人联系电话,監護人聯絡電話',
  school: 'school,school name,学校名称,學校名稱,学校,學校,就读学校,就讀學校,所在学校,所在學校,current school',
  grade:
    'class,class name,class code,reg group,registration group,tutor group,form,班级,班級,班别,班別,班级名称,grade,grade level,year,year group,school year,年级,年級,年级名称',
  tags: 'tags,tag,labels,标签,標籤',
};

const byHeading = new Map(
  (Object.entries(known) as [ImportField, string][]).flatMap(([field, headings]) =>
    headings.split(',').map((heading): [string, ImportField] => [heading, field]),
  ),
);
const maxHeadingLength = 80;

/** The question number at the start of a heading from a form: `1、孩子姓名`, `Q2. Date of birth`. */
const numbering = /^\s*(?:[(（]?q?\d{1,3}[.、．:：)）]|[一二三四五六七八九十]{1,3}、)\s*/iu;
/** A language in brackets that distinguishes two columns with names: `Name (Chinese)`. */
const inLanguage = /[([（【]\s*(中文?|英文?|chinese|english)\s*[)\]）】]/iu;

/** Lower-case words of a heading, without question number, accents, apostrophes and text in brackets. */
export function foldHeading(heading: string): string {
  const text = heading.slice(0, maxHeadingLength);
  const folded = foldWords(text);
  const [, language] = inLanguage.exec(text) ?? [];
  if (language === undefined || fieldOf(folded) !== 'fullName') return folded;
  return /^[中c]/i.test(language) ? '中文姓名' : '英文姓名';
}

const foldWords = (text: string): string =>
  text
    .replace(numbering, '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .normalize('NFKC')
    .replaceAll(/[([【][^)\]】]*[)\]】]/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Undefined if the heading is unknown. */
export const guessField = (heading: string): ImportField | undefined => fieldOf(foldHeading(heading));

const fieldOf = (folded: string): ImportField | undefined =>
  byHeading.get(folded) ??
  byHeading.get(ofFirstContact(folded)) ??
  byHeading.get(withoutChild(folded)) ??
  ofFamily(folded);

const relatives: [who: 'father' | 'mother' | 'guardian', words: RegExp][] = [
  ['father', /^(?:(?:father|dad|daddy)s?\b|父[亲親]|爸爸?)/],
  ['mother', /^(?:(?:mother|mum|mom|mummy|mommy)s?\b|母[亲親]|妈妈?|媽媽?)/],
  [
    'guardian',
    /^(?:(?:guardian|carer|parent)s?\b|[监監][护護]人|家[长長]|[联聯][系絡络]人)(?: ?1(?= |\p{Script=Han}))?/u,
  ],
];
const details: [what: 'Name' | 'Email' | 'Mobile', words: RegExp][] = [
  ['Name', /^(?:full )?name$|^的?(?:姓名|名字|全名)$/],
  ['Email', /^e ?mail(?: address)?$|^的?(?:[电電]子)?[邮郵][箱件](?:地址)?$|^的?電郵(?:地址)?$/],
  [
    'Mobile',
    /^(?:contact )?(?:mobile|cell|phone|telephone|tel)(?: phone)?(?: (?:number|no))?$|^contact (?:number|no)$|^的?(?:[联聯][系絡络])?(?:[手流行][机機提动動])?(?:[电電][话話])?(?:[号號][码碼]?)?$/,
  ],
];

/** The import field of a heading that names a family member and a detail: `Mum’s mobile`, `父亲手机号码`. */
function ofFamily(folded: string): ImportField | undefined {
  for (const [who, words] of relatives) {
    const [found] = words.exec(folded) ?? [];
    if (found === undefined) continue;
    const rest = folded.slice(found.length).trim();
    const what = rest === '' ? undefined : details.find(([, known]) => known.test(rest))?.[0];
    if (what) return `${who}${what}`;
  }
  return undefined;
}

const child =
  /^(?:your |the )?(?:child|student|pupil|patient|kid)s? |^(?:[您你]的?)?(?:孩子|宝宝|寶寶|小朋友|[学學]生|[幼儿兒]{1,2}童?|患者|病人)的?(?=\p{Script=Han})/u;

/** Removes the words for the child from a heading: `Child’s date of birth`, `孩子的姓名`. */
const withoutChild = (folded: string): string => folded.replace(child, '');

const carers = '(?:parents?|carers?|guardians?)';
const firstContact = new RegExp(
  `^(?:parental|${carers}(?: ${carers})*(?: 1)?|(?:priority 1|main|primary|first|1st) (?:contact|${carers})|contact 1) `,
);

/**
 * Converts a heading about the child's first contact to a heading about the guardian: `Priority 1 Contact
 * Telephone`.
 */
const ofFirstContact = (folded: string): string =>
  folded
    .replace(firstContact, 'guardian ')
    .replace(/(?:mobile )?(?:telephone|tel|phone|mobile)(?: number| no)?$/, 'mobile')
    .replace(/e ?mail(?: address)?$/, 'email');

/** Number of known headings in a row, by which the heading row and the encoding are found. */
export const countKnown = (headings: readonly string[]): number =>
  headings.filter(heading => guessField(heading) !== undefined).length;

/** Headings that mean the full name if no other heading does; earlier ones are preferred. */
const mainNames = [
  ['中文姓名', '中文名', 'chinese name', 'name in chinese', 'chname'],
  ['英文姓名', '英文名', 'english name', 'name in english', 'enname'],
];

const mainName = (headings: readonly string[]): string | undefined =>
  mainNames
    .map(names => headings.find(heading => names.includes(foldHeading(heading))))
    .find(heading => heading !== undefined);

/**
 * Columns that online form services add. In a file with both columns, `id` is the number of an answer, not of
 * a child.
 */
const ofForms = [/^(?:start time|开始时间|開始時間)$/, /^(?:completion time|完成时间|完成時間)$/];
const carerOf = /监护|監護|家长|家長/;

/**
 * The import field of each heading. If several headings mean the same field, only the first is used, unless
 * the field can be split over several columns.
 */
export function guessFields(headings: readonly string[]): Map<string, ImportField> {
  const found = new Map<string, ImportField>();
  const taken = new Set<ImportField>();
  const folded = headings.map(foldHeading);
  const fields = headings.map(guessField);
  const names = folded.filter((_, at) => fields[at] === 'fullName');
  const isNameSplit = fields.includes('firstName');
  /** If there is a surname column, a heading “name” means the given name. */
  const isGivenName = !isNameSplit && fields.includes('lastName') && String(names) === 'name';
  const ofChild = names.find(name => child.test(name));
  const main = names.length > 0 || isNameSplit ? undefined : mainName(headings);
  const isForm = ofForms.every(column => folded.some(name => column.test(name)));
  for (const [at, heading] of headings.entries()) {
    const name = folded[at] ?? '';
    let field = heading === main ? 'fullName' : fields[at];
    if (field === 'fullName' && isGivenName) field = 'firstName';
    /** A heading “name” is ignored if another column has the first name or the child's name. */ else if (
      field === 'fullName' &&
      (isNameSplit || (ofChild !== undefined && !child.test(name)))
    )
      continue;
    if (isForm && name === 'id') continue;
    if (field === 'mobile' && taken.has('mobile') && carerOf.test(name)) field = 'guardianMobile';
    if (!field || (taken.has(field) && !joinedFields.includes(field))) continue;
    taken.add(field);
    found.set(heading, field);
  }
  return found;
}
