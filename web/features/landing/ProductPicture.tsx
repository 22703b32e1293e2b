import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { messageText } from '../../messageText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { media, token } from '../../ui/theme/token.ts';
import type { Meaning } from '../../ui/theme/token.ts';

interface Row {
  number: string;
  customer: string;
  phone: string;
  items: string;
  total: number;
  status: MessageKey;
  meaning: Meaning;
}

const rows: readonly Row[] = [
  {
    number: '#10482',
    customer: 'Farhana Akter',
    phone: '01711-204466',
    items: 'Jamdani saree, Maroon',
    total: 8450,
    status: msg('Shipped'),
    meaning: 'warn',
  },
  {
    number: '#10481',
    customer: 'মোঃ রফিকুল ইসলাম',
    phone: '01819-550321',
    items: 'নকশি কাঁথা (বড়)',
    total: 3200,
    status: msg('Packed'),
    meaning: 'plum',
  },
  {
    number: '#10480',
    customer: 'Sumaiya Rahman',
    phone: '01552-900117',
    items: 'Block print three-piece',
    total: 2150,
    status: msg('Confirmed'),
    meaning: 'info',
  },
  {
    number: '#10478',
    customer: 'নুসরাত জাহান',
    phone: '01677-812340',
    items: 'Kantha cushion ×4',
    total: 4600,
    status: msg('Delivered'),
    meaning: 'good',
  },
];

const figures: readonly [label: MessageKey, value: () => string][] = [
  [msg('Orders today'), () => formatCount(214)],
  [msg('With couriers'), () => formatTaka(412_600)],
  [msg('Profit this month'), () => formatTaka(186_300)],
];

const Window = styled.div`
  border: 1px solid ${token.border};
  border-radius: 14px;
  background: ${token.surface};
  box-shadow: ${token.shadowModal};
  overflow: hidden;
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-bottom: 1px solid ${token.border};

  > div {
    padding: 16px 20px;
  }

  > div + div {
    border-left: 1px solid ${token.border};
  }

  p {
    font-size: 12.5px;
    color: ${token.ink3};
  }

  strong {
    font-size: clamp(16px, 2.4vw, 24px);
    font-weight: 650;
    line-height: 1.4;
    letter-spacing: -0.02em;
  }

  ${media.phone} {
    > div {
      padding: 12px;
    }
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 90px 1.2fr 1.4fr 90px 110px;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 6px 20px;

  & + & {
    border-top: 1px solid ${token.border};
  }

  > strong:nth-of-type(2) {
    text-align: right;
  }

  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: ${token.ink3};
  }

  ${media.phone} {
    grid-template-columns: 1fr auto;
    padding: 10px 12px;

    > :nth-child(1),
    > :nth-child(3) {
      display: none;
    }

    > :nth-child(5) {
      grid-column: 1;
      justify-self: start;
    }
  }
`;

/** The order list as it looks, on invented data. */
export function ProductPicture() {
  const { t } = useTranslation();
  return (
    <Window
      role="img"
      aria-label={t('The order list of Karbar, with customers, amounts and where each parcel is')}
    >
      <Figures aria-hidden>
        {figures.map(([label, value]) => (
          <div key={label}>
            <p>{messageText(label, t)}</p>
            <strong>{value()}</strong>
          </div>
        ))}
      </Figures>
      <div aria-hidden>
        {rows.map((row) => (
          <Line key={row.number}>
            <strong>{row.number}</strong>
            <span>
              {row.customer}
              <small>{row.phone}</small>
            </span>
            <span>{row.items}</span>
            <strong>{formatTaka(row.total)}</strong>
            <span>
              <Badge meaning={row.meaning}>{messageText(row.status, t)}</Badge>
            </span>
          </Line>
        ))}
      </div>
    </Window>
  );
}
