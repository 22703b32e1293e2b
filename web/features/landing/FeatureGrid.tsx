import { Banknote, Boxes, ChartColumn, MessageSquareText, ShieldCheck, ShoppingBag } from 'lucide-react';
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
    text: msg('WooCommerce orders come in by themselves, with the customer, the address and the products of your catalogue.'),
  },
  {
    icon: Boxes,
    title: msg('Stock that is right'),
    text: msg('On hand, reserved, with the courier: every piece is counted where it is.'),
  },
  {
    icon: Banknote,
    title: msg('Cash on delivery in sight'),
    text: msg('What each parcel brings and which parcels are late.'),
  },
  {
    icon: MessageSquareText,
    title: msg('SMS in Bangla and English'),
    text: msg('Text a customer from the order, and see what the message costs before it is sent.'),
  },
  {
    icon: ChartColumn,
    title: msg('Real profit'),
    text: msg('After the cost of goods, COD fee and packaging. Not sales figures that flatter.'),
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

/** Six reasons. */
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
