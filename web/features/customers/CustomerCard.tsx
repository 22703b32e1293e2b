import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { ExternalIconLink } from '../../ui/IconLink.tsx';
import { media, token } from '../../ui/theme/token.ts';
import { CustomerLink } from './CustomerLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { TextButton } from './TextButton.tsx';

export interface CustomerCardProps {
  /** Of the customer's page; left out where they are not known, and on that page itself. */
  customerId?: string | null;
  name: string;
  phone: string;
  email?: string;
  address: string;
  district: string;
  /** Note of the customer or the seller. */
  note?: string;
  /** A badge beside the title. */
  mark?: ReactNode;
  /** Buttons at the end of the title line. */
  actions?: ReactNode;
  /** How to write to them in a chat. */
  chat: ReactNode;
  /** Facts about the customer beyond this order. */
  children?: ReactNode;
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 10px;
`;

/** On a phone without gaps: name and number keep a line each. */
const Ways = styled.div`
  display: flex;
  gap: 10px;

  ${media.phone} {
    gap: 0;
    margin-right: -12px;
  }
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: 600;
  }

  span {
    display: block;
    color: ${token.ink2};
  }

  /* Room for a finger between name and number. */
  ${media.phone} {
    > :has(a) + :has(a) {
      margin-top: 12px;
    }
  }
`;

const Address = styled.address`
  font-style: normal;
  color: ${token.ink2};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  margin-top: 10px;
  padding-left: 10px;
  border-left: 2px solid ${token.borderStrong};
  color: ${token.ink2};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The address in one line; the district is added only if the address does not name it. */
function fullAddress(address: string, district: string): string {
  const isNamed = address.toLowerCase().includes(district.toLowerCase());
  return isNamed || !district ? address : [address, district].filter(Boolean).join(', ');
}

/** Customer, address and phone of an order. */
export function CustomerCard(props: CustomerCardProps) {
  const { customerId, name, phone, email, address, district, note, mark, actions, chat, children } = props;
  const { t } = useTranslation();
  return (
    <Card title={t('Customer')} mark={mark} actions={actions}>
      <Person>
        <Avatar name={name} size={36} />
        <Name>
          <strong>
            <CustomerLink id={customerId}>{name}</CustomerLink>
          </strong>
          <span>
            <PhoneLink phone={phone} />
          </span>
          {email && <span>{email}</span>}
        </Name>
        <Ways>
          <ExternalIconLink icon={Phone} label={t('Call the customer')} href={`tel:${phone}`} />
          <TextButton phone={phone} />
          {chat}
        </Ways>
      </Person>
      <Address>{fullAddress(address, district)}</Address>
      {note && <Note>{note}</Note>}
      {children}
    </Card>
  );
}
