import type { TFunction } from 'i18next';
import type { WireMessage } from '../../../schema/rules/message.ts';
import type { GatewayText } from '../../gatewayText.ts';
import { reasonText } from '../orders/reasonText.ts';

/** The placeholders of a timeline that stand for a reason. */
const REASONS = ['reason', 'before'];

/** A line of a timeline with the reasons in it as people read them; also that of a step of which it says more. */
export function withReasonTexts<Text extends Partial<GatewayText>>(text: Text, t: TFunction): Text {
  const values = Object.entries((text.messageValues ?? {}) as WireMessage['messageValues']).map(([name, value]) => {
    if (typeof value === 'object') return [name, withReasonTexts(value as Partial<GatewayText>, t)];
    return [name, REASONS.includes(name) ? reasonText(String(value), t) : value];
  });
  return { ...text, messageValues: Object.fromEntries(values) as WireMessage['messageValues'] };
}
