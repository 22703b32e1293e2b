import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { Grant } from '../../../../schema/rules/permissions.ts';
import type { OtherMemberDrawerQuery } from '../../../__generated__/OtherMemberDrawerQuery.graphql.ts';
import { OtherRecordDrawer } from '../../../list/OtherRecordDrawer.tsx';
import { useRefresh } from '../../../relay/useReload.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import type { MemberRow } from '../memberColumns.tsx';
import { MemberDrawer } from './MemberDrawer.tsx';

const query = graphql`
  query OtherMemberDrawerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Member {
        ...memberColumns_member @relay(mask: false)
      }
    }
  }
`;

interface OtherMemberDrawerProps {
  id: string;
  actor: Grant;
  onChanged: (member: MemberRow) => unknown;
  onClose: () => void;
}

/** A member whom the address opens and who is not among the rows: further down. */
export function OtherMemberDrawer({ id, actor, onChanged, onClose }: OtherMemberDrawerProps) {
  const { t } = useTranslation();
  const answer = useSecondaryQuery<OtherMemberDrawerQuery>(query, { id });
  const refresh = useRefresh<OtherMemberDrawerQuery>(query, { id });
  const member = answer.data?.node;
  if (member?.__typename === 'Member') {
    return (
      <MemberDrawer
        actor={actor} member={member} onChanged={(changed) => Promise.all([refresh(), onChanged(changed)])} onClose={onClose}
      />
    );
  }
  return (
    <OtherRecordDrawer title={t('User')} missing={t('There is no such user')} width={600} answer={answer} onClose={onClose} />
  );
}
