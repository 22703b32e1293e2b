import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useSendBulkSms } from '../mutations/useSendBulkSms.ts';
import { useSendSingleSms } from '../mutations/useSendSingleSms.ts';
import type { LookedAt } from './useBulkSms.ts';

interface BulkSmsLookProps extends LookedAt {
  /** Taka per message. */
  smsRate: number;
  smsBalance: number;
  /** Asks for the preview again. */
  onAgain: () => void;
  /** Before the page of what is sent is shown. */
  onSent: () => void;
}

const Look = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Bubble = styled.p`
  padding: 10px 14px;
  border-radius: 12px 12px 12px 4px;
  background: ${token.surface2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Test = styled.div`
  display: flex;
  gap: 8px;
  align-items: end;
`;

/** Who gets the message and what it costs, with a test to oneself; from here it is sent. */
export function BulkSmsLook({ input, sendAt, preview, smsRate, smsBalance, onAgain, onSent }: BulkSmsLookProps) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { sendBulkSms, isInFlight } = useSendBulkSms();
  const { sendSingleSms, isInFlight: isTesting } = useSendSingleSms();
  const [own, setOwn] = useState('');
  const { numbers, segments, invalid, invalidCount, duplicateCount, optedOutCount, unfilledCount, samples: [sample] } = preview;
  const isShort = segments > smsBalance;
  const left = (id: string, term: string, count: number) => (count > 0 ? [{ id, term, value: formatCount(count) }] : []);

  async function send() {
    const outcome = await sendBulkSms({ ...input, agreed: segments, sendAt });
    if (outcome.ok) {
      onSent();
      return void navigate({ to: '/bulk-jobs/$id', params: { id: outcome.data.id } });
    }
    toastProblem(outcome.problem);
    if (outcome.problem.code === 'CONFLICT') onAgain();
  }

  async function test() {
    const outcome = await sendSingleSms({ mobileNumber: own, message: sample!.message });
    if (outcome.ok) toast.success(t('Test sent to {{number}}', { number: own }));
    else toastProblem(outcome.problem);
  }

  return (
    <Look aria-label={t('Who gets it')}>
      <DescriptionList
        items={[
          { id: 'numbers', term: t('Numbers that get it'), value: formatCount(numbers) },
          ...left('duplicates', t('Were there twice'), duplicateCount),
          ...left('out', t('Want no SMS'), optedOutCount),
          ...left('unfilled', t('A word of the message is not known of them'), unfilledCount),
          ...left('invalid', t('No mobile numbers: {{numbers}}', { numbers: invalid.join(', ') }), invalidCount),
          { id: 'cost', term: t('SMS, at {{rate}} each', { rate: exactTaka(smsRate) }), value: formatCount(segments) },
          { id: 'amount', term: t('Worth'), value: exactTaka(segments * smsRate), isTotal: true },
        ]}
      />
      {sample && <Bubble>{sample.message}</Bubble>}
      {isShort && <Banner meaning="bad" title={t('Your SMS balance is too low: {{needed}} needed. See My Limits to add to it.', { needed: segments })} />}
      {sample && (
        <Test>
          <TextField label={t('Test to your own number')} type="tel" inputMode="tel" autoComplete="off" value={own} onChange={setOwn} />
          <Button isPending={isTesting} disabled={own.trim() === ''} onClick={() => void test()}>{t('Send a test')}</Button>
        </Test>
      )}
      <div>
        <Button variant="primary" icon={Send} isPending={isInFlight} disabled={numbers === 0 || isShort} onClick={() => void send()}>
          {t('Send to {{number}} numbers', { count: numbers, number: formatCount(numbers), defaultValue_one: 'Send to {{number}} number' })}
        </Button>
      </div>
    </Look>
  );
}
