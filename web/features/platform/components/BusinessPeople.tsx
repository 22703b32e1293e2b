import { Eye } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BusinessPeople_business$key } from '../../../__generated__/BusinessPeople_business.graphql.ts';
import { relativeTime } from '../../../relay/serverTime.ts';
import { StateWord } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { statusMeaning, statusText } from '../../../ui/statusMeaning.ts';

interface Member {
  memberId: string;
  name: string;
}

interface BusinessPeopleProps {
  business: BusinessPeople_business$key;
  /** Asks to see what this member sees. */
  onView: (member: Member) => void;
}

const roleText = (role: string, t: TFunction) =>
  role === 'FOUNDER' ? t('Founder') : role === 'ADMIN' ? t('Administrator') : t('Staff');

/** Who works in a business, founders first. */
export function BusinessPeople({ business, onView }: BusinessPeopleProps) {
  const { t } = useTranslation();
  const { members } = useFragment(
    graphql`
      fragment BusinessPeople_business on PlatformBusiness {
        members {
          id
          name
          email
          role
          status
          lastSeenAt
        }
      }
    `,
    business,
  );
  return (
    <Card title={t('People')} isFlush>
      <FactTable
        label={t('People')}
        rows={members}
        getRowId={({ id }) => id}
        isStackedOnPhone
        columns={[
          { id: 'name', header: t('Name'), isWide: true, isLine: true, cell: ({ name, email }) => (name ? `${name} · ${email}` : email) },
          { id: 'role', header: t('Role'), cell: ({ role }) => roleText(role, t) },
          { id: 'status', header: t('Status'), cell: ({ status }) => <StateWord meaning={statusMeaning(status)}>{statusText(status, t)}</StateWord> },
          { id: 'seen', header: t('Last seen'), cell: ({ lastSeenAt }) => (lastSeenAt ? relativeTime(lastSeenAt) : t('Never')) },
          {
            id: 'view',
            header: t('Look'),
            align: 'end',
            cell: ({ id, name, email, status }) =>
              status === 'ACTIVE' && (
                <IconButton
                  icon={Eye}
                  size="small"
                  label={t('See what {{name}} sees', { name: name || email })}
                  onClick={() => onView({ memberId: id, name: name || email })}
                />
              ),
          },
        ]}
      />
    </Card>
  );
}
