import { workbook } from '../../support/files/workbook.ts';
import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

const title = 'Seeing and reading';
const cartridge = workbook('', {
  'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion><lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>${title}</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>
<organizations><organization structure="rooted-hierarchy"><item identifier="root"><item identifier="f"><title>Week 1</title>
<item identifier="a" identifierref="r1"><title>Welcome</title></item><item identifier="b" identifierref="r2"><title>Quiz 1</title></item>
<item identifier="c" identifierref="r1" isvisible="false"><title>Answers</title></item></item></item></organization></organizations>
<resources><resource identifier="r1" type="webcontent" href="welcome.html"><file href="welcome.html"/></resource>
<resource identifier="r2" type="imsqti_xmlv1p2/imscc_xmlv1p3/assessment"><file href="quiz.xml"/></resource></resources></manifest>`,
  'welcome.html': '<html><body><h2>Hello</h2><p>Read this page.</p></body></html>',
  'quiz.xml': '<questestinterop/>',
});

sometimes(
  'a course file of another program is imported after the parts that will be left out are shown',
  async ({ page }) => {
    await openAs(page, 'helen@brightwater.example', '/developer');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a course' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'course.imscc', mimeType: 'application/zip', buffer: Buffer.from(cartridge) });
    await expect(dialog.getByText(`“${title}” can be imported`)).toBeVisible();
    await expect(dialog.getByText('1 test or interactive part: Quiz 1')).toBeVisible();
    await expect(dialog.getByText('1 part that was hidden from learners: Answers')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import course' }).click();
    await expect(page.getByText(`“${title}” was imported`)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByText('Week 1').first()).toBeVisible();
  },
);
