import * as z from 'zod';
import { seconds } from '../describe-user.ts';
import type { Group } from '../groups.ts';
import { Username } from '../input-fields.ts';
import { adminOperation } from '../operation.ts';
import { userPoolId } from '../pool-identity.ts';

const GroupName = z.string().min(1).max(128);

export const groupOperations = {
  CreateGroup: adminOperation(
    {
      GroupName,
      Description: z.string().max(2048).optional(),
      Precedence: z.number().int().min(0).optional(),
    },
    (input, pool) => {
      const group = pool.groups.create(input.GroupName, input.Description, input.Precedence);
      return { Group: describeGroup(group) };
    },
  ),

  AdminAddUserToGroup: adminOperation({ GroupName, Username }, (input, pool) => {
    pool.groups.addMember(input.GroupName, pool.users.get(input.Username).sub);
    return {};
  }),

  AdminListGroupsForUser: adminOperation({ Username }, (input, pool) => {
    const { sub } = pool.users.get(input.Username);
    return { Groups: pool.groups.listOf(sub).map(describeGroup) };
  }),
};

function describeGroup(group: Group) {
  return {
    GroupName: group.name,
    UserPoolId: userPoolId,
    Description: group.description,
    Precedence: group.precedence,
    CreationDate: seconds(group.createdAt),
    LastModifiedDate: seconds(group.changedAt),
  };
}
