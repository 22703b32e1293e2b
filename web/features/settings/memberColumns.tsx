import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDateTime } from '../../../schema/rules/format.ts';
import type { memberColumns_member$data } from '../../__generated__/memberColumns_member.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { messageText } from '../../messageText.ts';
import { relativeTime } from '../../relay/serverTime.ts';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { flagCount, hidesCosts, rightsOf, ROLE_WORDS, USABLE_FLAGS } from './grant.ts';

/** The data of a row and its drawer; spread unmasked into the list. */
void graphql`
  fragment memberColumns_member on Member {
    id
    email
    name
    role
    status
    flags
    lastSeenAt
    createdAt
    isViewer
    viewerMayChange
    version
  }
`;

export type MemberRow = Omit<memberColumns_member$data, ' $fragmentType'>;

export const memberName = ({ name, email }: Pick<MemberRow, 'name' | 'email'>) => name || email;

/** The extent of a member's rights in words. */
export function rightsText(member: Pick<MemberRow, 'role' | 'flags'>, t: TFunction): string {
  const rights = rightsOf(member);
  const count = flagCount(rights);
  if (count !== null) return t('{{count}} of {{total}}', { count, total: USABLE_FLAGS });
  return hidesCosts(rights) ? t('All but costs') : t('All');
}

/** The columns of the user list. */
export function memberColumns(
  column: ColumnMakers<MemberRow>,
  t: TFunction,
): readonly DataGridColumn<MemberRow>[] {
  const nameOf = (member: MemberRow) =>
    member.isViewer ? t('{{name}} (you)', { name: memberName(member) }) : memberName(member);
  return [
    column.title('member', t('User'), nameOf, { secondary: ({ email }) => email }),
    column.text('email', t('E-mail'), ({ email }) => email, { isHiddenAtFirst: true, mobile: 'subtitle' }),
    column.text('role', t('Role'), (member) => messageText(ROLE_WORDS[rightsOf(member).role], t), {
      width: 120,
      mobile: 'meta',
    }),
    column.status('status', t('Status'), ({ status }) => status, { width: 120, quiet: ['ACTIVE'] }),
    column.text('rights', t('Permissions'), (member) => rightsText(member, t), { width: 140 }),
    column.text('lastSeen', t('Last seen'), ({ lastSeenAt }) => relativeTime(lastSeenAt), {
      width: 190,
      mobile: 'meta',
      none: t('Never signed in'),
      secondary: ({ lastSeenAt }) => formatDateTime(lastSeenAt),
    }),
  ];
}
