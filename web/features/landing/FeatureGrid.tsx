import { Banknote, Boxes, ChartColumn, MessageSquareText, PhoneCall, ScanBarcode, ShieldCheck, ShoppingBag, Truck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { messageText } from '../../messageText.ts';
import { token } from '../../ui/theme/token.ts';

interface Feature {
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
}

const features: readonly Feature[] = [
  {
    icon: ShoppingBag,
    title: msg('Every order in one list'),
    text: msg('WooCommerce orders come in by themselves. Orders by phone take one page, and a pasted Messenger message fills it in.'),
  },
  {
    icon: PhoneCall,
    title: msg('Fewer fake orders'),
    text: msg('Web orders are called one after another, each by one person. You see what the same number has ordered and sent back before.'),
  },
  {
    icon: Truck,
    title: msg('Parcels booked in one go'),
    text: msg('Steadfast, Pathao and RedX take a whole list at once, and what becomes of each parcel comes back by itself.'),
  },
  {
    icon: Banknote,
    title: msg('Cash on delivery to the last taka'),
    text: msg('Courier statements are compared parcel by parcel. What is short, late or charged too much stands there until it is settled.'),
  },
  {
    icon: Boxes,
    title: msg('Stock that is right'),
    text: msg('On hand, reserved, with the courier: every piece is counted where it is. What comes back counts once it is in your hands.'),
  },
  {
    icon: ScanBarcode,
    title: msg('Scan instead of typing'),
    text: msg('Packed, handed over, come back: with a barcode scanner or the camera of a phone, also while the internet is away.'),
  },
  {
    icon: MessageSquareText,
    title: msg('SMS in Bangla and English'),
    text: msg('Customers are told of each step if you like, and you see what a message costs before it is sent.'),
  },
  {
    icon: ChartColumn,
    title: msg('Real profit'),
    text: msg('After the cost of goods, courier, COD fee, packaging and ads, with the books behind it. Not sales figures that flatter.'),
  },
  {
    icon: ShieldCheck,
    title: msg('Your team, your rules'),
    text: msg('Each person sees their own work; costs and profit stay with you.'),
  },
];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 14px;
  margin-top: 56px;
`;

const Cell = styled.li`
  padding: 20px;
  border: 1px solid ${token.border};
  border-radius: 12px;
  background: ${token.surface};

  > svg {
    width: 22px;
    height: 22px;
    stroke-width: 1.75;
    color: ${token.accentText};
  }
`;

const Title = styled.h2`
  margin: 10px 0 4px;
  font-size: 15px;
  font-weight: 650;
`;

const Text = styled.p`
  color: ${token.ink2};
`;

/** What a seller gets, in the order of an order's way: taken, sent, paid, counted. */
export function FeatureGrid() {
  const { t } = useTranslation();
  return (
    <Grid>
      {features.map(({ icon: Icon, title, text }) => (
        <Cell key={title}>
          <Icon aria-hidden />
          <Title>{messageText(title, t)}</Title>
          <Text>{messageText(text, t)}</Text>
        </Cell>
      ))}
    </Grid>
  );
}
