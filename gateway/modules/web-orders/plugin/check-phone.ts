import { CHECKOUT_CODE } from '../../../../schema/rules/checkout-refusal.ts';
import { asciiDigits, isPhoneAbroad } from '../../../../schema/rules/phone.ts';
import { execute } from '../../../commands/execute.ts';
import { Session } from '../../../session/session.ts';
import { decisionShare } from './buyer-shares.ts';
import type { PluginRules } from './plugin-setting.ts';
import { isProved, proveCheckoutCode } from './prove-checkout-code.ts';
import { sendCheckoutCode } from './send-checkout-code.ts';

interface CheckoutPhone {
  /** In the form 01XXXXXXXXX; empty for any other number. */
  phone: string;
  /** As it was typed. */
  typedPhone: string;
  ip: string;
  /** Id of the way to pay. */
  method: string;
  /** What the buyer has typed, '' before; undefined from plugins that cannot ask for it. */
  code: string | undefined;
  isBangla: boolean;
}

/** The sentence for a buyer who has to prove the phone number first; null when the shop may take the order. */
export async function checkPhone(
  { businessId, siteId }: { businessId: string; siteId: string }, { phoneProof }: PluginRules,
  { phone, typedPhone, ip, method, code, isBangla }: CheckoutPhone,
): Promise<(typeof CHECKOUT_CODE)['SENT'] | null> {
  const isWanted = phoneProof === 'ALL' || (phoneProof === 'COD' && method === 'cod');
  if (!isWanted || code === undefined) return null;
  // No code is sent abroad: a person calls. Anything else that is no mobile number is a slip of the buyer.
  if (phone === '') return isPhoneAbroad(typedPhone) ? null : CHECKOUT_CODE.NO_MOBILE;
  if (await isProved(businessId, siteId, phone)) return null;
  const typed = asciiDigits(code).replaceAll(/\D/g, '');
  if (typed !== '') {
    const result = await execute(proveCheckoutCode, Session.system(businessId), { siteId, phone, code: typed }, { share: decisionShare });
    if (result === 'PROVED') return null;
    if (result === 'WRONG') return CHECKOUT_CODE.WRONG;
  }
  const sent = await sendCheckoutCode({ businessId, siteId, phone, ip, isBangla });
  return sent === 'SKIP' ? null : CHECKOUT_CODE[sent];
}
