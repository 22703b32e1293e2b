import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { BusinessCell_business$key } from '../../../__generated__/BusinessCell_business.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { media, token } from '../../../ui/theme/token.ts';
import { isExpired } from '../../business/gate.ts';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
`;

/** Looks like the link of the selected business beside it. No link: another tab would open the dashboard of that one. */
const Enter = styled.button`
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: ${token.accentText};
  font: inherit;
  font-weight: 500;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 35%, transparent);
  text-underline-offset: 3px;
  cursor: pointer;

  &:hover {
    text-decoration-color: currentcolor;
  }

  &[aria-busy] {
    opacity: 0.6;
  }

  ${media.phone} {
    position: relative;
    z-index: 1;
    margin-block: -6px;
    padding-block: 6px;
  }
`;

interface BusinessCellProps {
  business: BusinessCell_business$key;
  dashboard: string;
  onEnter: (businessId: string) => void;
  isPending: boolean;
}

/** The name of a business, which leads into it, and what keeps it from being used. */
export function BusinessCell({ business: key, dashboard, onEnter, isPending }: BusinessCellProps) {
  const { t } = useTranslation();
  const { businessId, name, isSelected, figures } = useFragment(
    graphql`
      fragment BusinessCell_business on FounderBusiness {
        businessId
        name
        isSelected
        figures {
          packageExpiresAt
        }
      }
    `,
    key,
  );
  function link() {
    // Nobody can work in a suspended one.
    if (!figures) return <strong>{name}</strong>;
    if (isSelected) return <TextLink to={dashboard}>{name}</TextLink>;
    return (
      <Enter type="button" title={t('Switch to {{name}}', { name })} aria-busy={isPending || undefined} onClick={() => !isPending && onEnter(businessId)}>
        {name}
      </Enter>
    );
  }
  return (
    <Line>
      {link()}
      {isSelected && <Badge>{t('You are here')}</Badge>}
      {!figures && <Badge meaning="bad">{t('Suspended')}</Badge>}
      {figures && isExpired(figures.packageExpiresAt) && <Badge meaning="bad">{t('Package Expired')}</Badge>}
    </Line>
  );
}
