import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import { ExternalLink } from '../../ui/TextLink.tsx';
import { media, token } from '../../ui/theme/token.ts';
import { smsPrice } from '../platform/smsPrice.ts';

interface Tier {
  tier: string;
  productLimit: number;
  ecomOrderLimit: number;
  userLimit: number;
  trialDays: number;
  /** Taka per month. */
  packagePrice: number;
  /** Taka per message. */
  smsRate: number;
}

/** What `GET /api/offer` answers. */
interface Offer {
  tiers: Tier[];
  contactEmail: string | null;
  contactPhone: string | null;
}

const Part = styled.section`
  margin-top: 56px;

  h2 {
    margin-bottom: 14px;
    font-size: 22px;
    font-weight: 650;
    letter-spacing: -0.01em;
  }
`;

const Scroll = styled.div`
  border: 1px solid ${token.border};
  border-radius: 12px;
  background: ${token.surface};
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 10px 16px;
    text-align: end;
    white-space: nowrap;
  }

  th:first-child {
    text-align: start;
  }

  thead th {
    font-weight: 550;
    color: ${token.ink2};
  }

  tbody tr {
    border-top: 1px solid ${token.border};
  }

  /* Too wide for a phone: each tier is a block, its figures behind their headings. */
  ${media.phone} {
    thead {
      display: none;
    }

    tbody tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 4px 24px;
      padding: 12px 16px;
    }

    th,
    td {
      padding: 0;
      white-space: normal;
    }

    td {
      display: flex;
      justify-content: space-between;
      gap: 8px;

      &::before {
        content: attr(data-header);
        color: ${token.ink3};
      }
    }

    th,
    td:nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;

const Contact = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 14px;
  color: ${token.ink2};
`;

/** What the tiers grant and cost, as the platform has set them now, and whom to ask. Nothing where that is not known. */
export function PriceTable() {
  const { t } = useTranslation();
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    fetch('/api/offer')
      .then((answer) => (answer.ok ? (answer.json() as Promise<Offer>) : null))
      .then(setOffer, () => undefined);
  }, []);
  if (!offer) return null;
  const { tiers, contactEmail, contactPhone } = offer;
  const price = ({ packagePrice, trialDays }: Tier) => {
    const monthly = formatTaka(packagePrice);
    if (trialDays === 0) return t('{{price}} a month', { price: monthly });
    return packagePrice === 0
      ? t('Free for {{count}} days', { count: trialDays, defaultValue_one: 'Free for {{count}} day' })
      : t('Free for {{count}} days, then {{price}} a month', {
          count: trialDays, price: monthly, defaultValue_one: 'Free for {{count}} day, then {{price}} a month',
        });
  };
  const figures: readonly { header: string; of: (tier: Tier) => string }[] = [
    { header: t('Price'), of: price },
    { header: t('Products'), of: ({ productLimit }) => formatCount(productLimit) },
    { header: t('Orders'), of: ({ ecomOrderLimit }) => formatCount(ecomOrderLimit) },
    { header: t('People'), of: ({ userLimit }) => formatCount(userLimit) },
    { header: t('Each SMS'), of: ({ smsRate }) => smsPrice(smsRate) },
  ];
  return (
    <Part>
      <h2>{t('Prices')}</h2>
      <Scroll tabIndex={0} role="region" aria-label={t('Prices')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('Package')}</th>
              {figures.map(({ header }) => <th key={header} scope="col">{header}</th>)}
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier) => (
              <tr key={tier.tier}>
                <th scope="row">{tier.tier}</th>
                {figures.map(({ header, of }) => <td key={header} data-header={header}>{of(tier)}</td>)}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {(contactEmail ?? contactPhone) && (
        <Contact>
          {t('Questions? Ask us:')}
          {contactPhone && <ExternalLink href={`tel:${contactPhone}`}>{phoneText(contactPhone)}</ExternalLink>}
          {contactEmail && <ExternalLink href={`mailto:${contactEmail}`}>{contactEmail}</ExternalLink>}
        </Contact>
      )}
    </Part>
  );
}
