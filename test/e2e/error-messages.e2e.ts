import { actAs, openAs } from './support/act-as.ts';
import { mockSession } from './support/mock-session.ts';
import { editCase, expect, openCase, pageUrl, press } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { sometimes, testInTurn } from './support/test-in-turn.ts';

const admin = 'helen@brightwater.example';
const tom = 'tom@stmarys.example';

sometimes('sign-in rejects missing, malformed and overlong input', async ({ page }) => {
  await page.goto(pageUrl('/login'));
  await press(page, 'Sign in');
  await expect(page.getByText('This field is required')).toHaveCount(2);
  for (const [typed, sentence] of [
    ['somebody', 'Invalid email address'],
    [`${'a'.repeat(250)}@example.org`, 'Max input length is 250 characters'],
  ] as const) {
    await page.getByLabel('Email').fill(typed);
    await press(page, 'Sign in');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(sentence);
    await expect(page.getByLabel('Email')).toBeFocused();
  }
});

testInTurn(
  'a wrong password is also reported next to the password field, and this field keeps the focus',
  async ({ page }) => {
    await page.goto(pageUrl('/login'));
    await page.getByLabel('Email').fill(admin);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await press(page, 'Sign in');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription('Wrong email or password');
    await expect(password).toBeFocused();
    await expect(page.getByText('Error while authenticating')).toBeVisible();
    await page.getByLabel('Email').fill(tom);
    await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  },
);

testInTurn(
  'if one of several addresses to invite is mistyped, an error shows this address and nobody is invited',
  async ({ page }) => {
    await actAs(page, 'margaret@stmarys.example');
    let sent = 0;
    await page.route('**/invitations', route => {
      sent += 1;
      return route.abort();
    });
    await page.goto(pageUrl('/users?new=1'));
    await press(page, 'Send invitation');
    const emails = page.getByLabel('Email addresses');
    await expect(emails).toBeFocused();
    await expect(emails).toHaveAccessibleDescription(/This field is required/);
    await emails.fill('lee@lake.example, mei.lake.example\nan');
    await press(page, 'Send invitation');
    await expect(emails).toHaveAccessibleDescription(/Invalid email address.*mei\.lake\.example.*an/);
    await expect(emails).toBeFocused();
    await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
    expect(sent).toBe(0);
  },
);

testInTurn('an unknown address shows “Page not found” and a link to the dashboard', async ({ page }) => {
  await page.goto(pageUrl('/nowhere'));
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found', exact: true })).toBeVisible();
  await expect(
    page.getByText('Oops, the page you’re looking for either doesn’t exist or you don’t have access to it.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'go to dashboard', exact: true })).toHaveAttribute('href', '/');
});

testInTurn(
  'during maintenance pages and forms show that maintenance is under way, and keep typed text',
  async ({ page, complaints }) => {
    await actAs(page, admin);
    await openCase(page, 'Kwok Hiu Tung', '郭晓彤');
    await editCase(page);
    const school = page.getByRole('textbox', { name: 'School' });
    await school.fill('Typed meanwhile');
    await page.route('**/api/**', route => route.fulfill({ status: 503, json: maintenance }));
    await press(page, 'Save changes');
    await expect(
      page.getByText('Closed for maintenance. Keep this page open and try again later'),
    ).toBeVisible();
    await expect(school).toHaveValue('Typed meanwhile');
    page.on('dialog', dialog => dialog.accept());
    for (const [lang, title] of [
      ['en', 'Closed for maintenance. What you saved is safe'],
      ['zh', '系统维护中，已保存的内容不会丢失'],
    ] as const) {
      await page.goto(pageUrl('/cases', lang));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await page.unroute('**/api/**');
    await press(page, '重试');
    await expect(page.getByRole('heading', { level: 1, name: '个案' })).toBeVisible();
    complaints.splice(0);
  },
);

testInTurn('the message about a server error says which action has failed', async ({ page, complaints }) => {
  await actAs(page, admin);
  await openCase(page, 'Kwok Hiu Tung', '郭晓彤');
  await editCase(page);
  await page.getByRole('textbox', { name: 'School' }).fill('Not to be saved');
  await page.route('**/api/cases/*', route => route.fulfill({ status: 400, json: refused }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Edit error. Try again later')).toBeVisible();
  const wrongEntry = { error: { ...refused.error, fields: { school: 'validation.max' } } };
  await page.route('**/api/cases/*', route => route.fulfill({ status: 400, json: wrongEntry }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Form submit error')).toBeVisible();
  await page.reload();
  await page.goto(pageUrl('/cases?new=1'));
  await page.route('**/api/cases', route => route.fulfill({ status: 400, json: refused }));
  await page.getByLabel('Full name').fill('Not to be added');
  await press(page, 'Add case');
  await expect(page.getByText('Form submit error')).toBeVisible();
  await page.route('**/api/cases', route => route.fulfill({ status: 500, json: failed }));
  await press(page, 'Add case');
  await expect(page.getByText('Something went wrong, try again later')).toBeVisible();
  complaints.splice(0);
});

const maintenance = {
  error: { code: 'server.maintenance', message: 'The service is closed for maintenance; try again later' },
};
const refused = { error: { code: 'request.invalid', message: 'Form submit error' } };
const failed = { error: { code: 'server.failed', message: 'Something went wrong, try again later' } };

testInTurn(
  'the page of a module says whether access has expired, was declined or is requested, with the reason of a decline',
  async ({ page }) => {
    const lastAnswer = {
      reason: 'Please add your registration certificate first',
      at: '2026-10-03T02:00:00.000Z',
      hadAccess: false,
    };
    const states = [
      { module: 'eye', status: 'expired', until: '2026-10-31', changedAt: lastAnswer.at, lastAnswer: null },
      { module: 'eye', status: 'none', until: null, changedAt: lastAnswer.at, lastAnswer },
      { module: 'eye', status: 'requested', until: null, changedAt: '2026-11-18T08:20:00.000Z', lastAnswer },
    ];
    let shown = 0;
    await mockSession(page, said => ({ ...said, modules: [states[shown]] }));
    for (const [index, words] of ['Permission expired', 'Declined', 'Request sent'].entries()) {
      shown = index;
      await openAs(page, tom, '/eye');
      const card = page.getByRole('region', { name: 'Eye module' });
      await expect(card.getByText(words, { exact: true })).toBeVisible();
      await expect(card.getByText(/“Please add your registration certificate first”/)).toHaveCount(
        index === 0 ? 0 : 1,
      );
    }
  },
);

sometimes(
  'content that the security policy forbids does not run and makes the page test fail',
  async ({ page, complaints }) => {
    await page.goto(pageUrl('/nowhere'));
    await page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/pixel.png';
    });
    await expect.poll(() => complaints.join()).toMatch(/Against the policy: img-src/);
    complaints.splice(0);
  },
);

const adding = {
  en: {
    name: 'Name',
    country: 'Country / region',
    hongKong: 'Hong Kong',
    fullName: 'Full name',
    email: 'Email',
    create: 'Create and invite',
    organization: 'Organization creation failed',
    slug: 'Organisation',
    emails: 'Email addresses',
    invite: 'Send invitation',
    user: 'User adding failed',
    admin: 'Admin adding failed',
    menu: /Actions for Tom Baker/,
    suspend: 'Suspend',
    suspension: 'Suspension failed, try again later',
  },
  zh: {
    name: '名称',
    country: '国家/地区',
    hongKong: '香港',
    fullName: '姓名',
    email: '邮箱',
    create: '创建并邀请',
    organization: '创建机构时出错',
    slug: '机构',
    emails: '邮箱地址',
    invite: '发送邀请',
    user: '添加用户失败',
    admin: '添加管理员失败',
    menu: /Tom Baker/,
    suspend: '停用',
    suspension: '停用失败，请稍后再试',
  },
} as const;

for (const lang of sampleLanguages('error messages')) {
  const say = adding[lang];

  testInTurn(
    `a failure to add an organisation or an admin is reported in ${lang}`,
    async ({ page, complaints }) => {
      await actAs(page, 'sam@lumitree.example');
      await page.route('**/api/organizations', route => route.fulfill({ status: 400, json: refused }));
      await page.route('**/invitations', route => route.fulfill({ status: 400, json: refused }));
      await page.goto(pageUrl('/organizations?new=1', lang));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: say.name, exact: true }).fill('Not to be made');
      await dialog.getByRole('combobox', { name: say.country }).fill(say.hongKong);
      await page.getByRole('option', { name: new RegExp(say.hongKong) }).click();
      await dialog.getByRole('textbox', { name: say.fullName, exact: true }).fill('Nobody');
      await dialog.getByRole('textbox', { name: say.email, exact: true }).fill('nobody@lake.example');
      await press(page, say.create);
      await expect(page.getByText(say.organization, { exact: true })).toBeVisible();
      await page.goto(pageUrl('/admins?new=1', lang));
      await page.getByRole('combobox', { name: say.slug }).fill('Brightwater');
      await page.getByRole('option', { name: /Brightwater/ }).click();
      await page.getByLabel(say.emails).fill('nobody@lake.example');
      await press(page, say.invite);
      await expect(page.getByText(say.admin, { exact: true })).toBeVisible();
      complaints.splice(0);
    },
  );

  testInTurn(
    `if adding or suspending a user fails, the page shows the error in ${lang}`,
    async ({ page, complaints }) => {
      await actAs(page, 'margaret@stmarys.example');
      await page.route('**/invitations', route => route.fulfill({ status: 400, json: refused }));
      await page.route('**/suspend', route => route.fulfill({ status: 400, json: refused }));
      await page.goto(pageUrl('/users?new=1', lang));
      await page.getByLabel(say.emails).fill('nobody@lake.example');
      await press(page, say.invite);
      await expect(page.getByText(say.user, { exact: true })).toBeVisible();
      await page.goto(pageUrl('/users', lang));
      await page.getByRole('button', { name: say.menu }).click();
      await page.getByRole('menuitem', { name: say.suspend }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.suspend, exact: true }).click();
      await expect(page.getByText(say.suspension, { exact: true })).toBeVisible();
      complaints.splice(0);
    },
  );
}
