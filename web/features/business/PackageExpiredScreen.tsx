import { CalendarX2, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatExpiryDate } from '../../../schema/rules/format.ts';
import type { PackageExpiredScreen_business$key } from '../../__generated__/PackageExpiredScreen_business.graphql.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { token } from '../../ui/theme/token.ts';
import { SignOutButton } from '../identity/SignOutButton.tsx';
import { DownloadData } from './DownloadData.tsx';
import { GateFrame } from './GateFrame.tsx';
import { OthersNotice } from './OthersNotice.tsx';
import { SwitchBusinessMenu } from './SwitchBusinessMenu.tsx';
import { WhoRenews } from './WhoRenews.tsx';
import type { OtherBusinesses } from './WithOtherBusinesses.tsx';

interface PackageExpiredScreenProps {
  business: PackageExpiredScreen_business$key;
  /** What the viewer may do: whether to renew the package, and which data to take along. */
  permissions: readonly string[];
  others: OtherBusinesses;
}

const Name = styled.p`
  font-size: 15px;
  font-weight: 600;
  color: ${token.ink};
`;

/** Shown when the package of the selected business has expired; renewing, switching and signing out stay possible. */
export function PackageExpiredScreen({ business, permissions, others }: PackageExpiredScreenProps) {
  const { t } = useTranslation();
  const { name, packageExpiresAt } = useFragment(
    graphql`
      fragment PackageExpiredScreen_business on Business {
        name
        packageExpiresAt
      }
    `,
    business,
  );
  // Others are told whom to ask.
  const canRenew = permissions.includes('ADMIN');
  const date = formatExpiryDate(packageExpiresAt);
  return (
    <GateFrame
      title={t('Package Expired')}
      icon={CalendarX2}
      meaning="bad"
      actions={
        <>
          {canRenew && (
            <LinkButton variant="primary" to="/reports/my-limits">
              {t('Renew Package')}
            </LinkButton>
          )}
          <SwitchBusinessMenu businesses={others.businesses} />
          {(canRenew || others.isFounder) && (
            <LinkButton icon={Plus} to="/setting/create-new-business">
              {t('New Business')}
            </LinkButton>
          )}
          <SignOutButton />
        </>
      }
    >
      <Name>{name}</Name>
      <p>{t('Your package expired on {{date}}', { date })}</p>
      {!canRenew && <WhoRenews />}
      <DownloadData permissions={permissions} />
      <OthersNotice others={others} />
    </GateFrame>
  );
}
