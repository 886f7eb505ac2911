import { expect, test } from 'vitest';
import { initialsOf, organizationInitials } from '../../web/ui/text/initials.ts';

test.each([
  ['陈小明', '小明'],
  ['王丽', '王丽'],
  ['欧阳谦', '谦'],
  ['歐陽小謙', '小謙'],
  ['欧阳', '欧阳'],
  ['Ouyang Qian 欧阳谦', '谦'],
  ['Helen Wong', 'HW'],
  ['Helen Wong 黄海伦', '海伦'],
  ['amélie', 'A'],
  ['', ''],
])('the initials of the person %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['清溪视光中心', '清溪'],
  ['Brightwater Vision Clinic', 'BV'],
  ['St Mary’s Primary School', 'SM'],
])('the initials of the organisation %s are %s', (name, initials) => {
  expect(organizationInitials(name)).toBe(initials);
});
