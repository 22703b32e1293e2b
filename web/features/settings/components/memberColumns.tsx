import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { formatDateTime, formatRelative } from '../../../../schema/rules/format.ts';
import type { memberColumns_member$data } from '../../../__generated__/memberColumns_member.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { flagCount, hidesCosts, rightsOf, ROLE_WORDS, USABLE_FLAGS } from '../grant.ts';

/** What one row and its drawer show; spread unmasked into the list. */
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

/** How much the member may do, in words. */
export function rightsText(member: Pick<MemberRow, 'role' | 'flags'>, t: TFunction): string {
  const rights = rightsOf(member);
  const count = flagCount(rights);
  if (count !== null) return t('{{count}} of {{total}}', { count, total: USABLE_FLAGS });
  return hidesCosts(rights) ? t('All but costs') : t('All');
}

/** The columns of the user list, the same array as long as the language is. */
export function useMemberColumns(): readonly DataGridColumn<MemberRow>[] {
  const { t } = useTranslation();
  return useMemo(() => columnsIn(t), [t]);
}

function columnsIn(t: TFunction): readonly DataGridColumn<MemberRow>[] {
  return [
    {
      id: 'member',
      header: t('User'),
      isHideable: false,
      mobile: 'title',
      cell: (member) => {
        const name = memberName(member);
        return (
          <CellText isStrong secondary={member.email}>
            {member.isViewer ? t('{{name}} (you)', { name }) : name}
          </CellText>
        );
      },
    },
    {
      id: 'email',
      header: t('E-mail'),
      isHiddenAtFirst: true,
      mobile: 'subtitle',
      cell: (member) => member.email,
    },
    {
      id: 'role',
      header: t('Role'),
      width: 120,
      mobile: 'meta',
      cell: (member) => t(ROLE_WORDS[rightsOf(member).role]),
    },
    {
      id: 'status',
      header: t('Status'),
      width: 120,
      mobile: 'badge',
      cell: (member) => <StatusBadge status={member.status} />,
    },
    {
      id: 'rights',
      header: t('Permissions'),
      width: 140,
      cell: (member) => rightsText(member, t),
    },
    {
      id: 'lastSeen',
      header: t('Last seen'),
      width: 190,
      mobile: 'meta',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? (
          <CellText secondary={formatDateTime(lastSeenAt)}>{formatRelative(lastSeenAt)}</CellText>
        ) : (
          <CellText tone="muted">{t('Never signed in')}</CellText>
        ),
    },
  ];
}
