import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { checkSingleSms, smsSegments } from '../../../schema/rules/sms.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSendSingleSms } from './mutations/useSendSingleSms.ts';
import { useMessageTemplates } from './useMessageTemplates.ts';

/** 'A template that nobody has chosen': what the picker shows. */
const NO_TEMPLATE = null;

/** One SMS to one number, for those with the order permission. Nothing checks before Send is pressed. */
export function SingleSmsForm() {
  const { t } = useTranslation();
  const authorised = useCan('order');
  const templates = useMessageTemplates();
  const [templateId, setTemplateId] = useState<string | null>(NO_TEMPLATE);
  const [mobileNumber, setMobileNumber] = useState('');
  const [message, setMessage] = useState('');
  const { sendSingleSms, isInFlight } = useSendSingleSms();
  // Names this text to this number: pressed again after a lost answer, it is still sent once.
  const key = useRef<string | null>(null);
  if (!authorised) return null;

  function pick(id: string) {
    setTemplateId(id || NO_TEMPLATE);
    const template = templates.find((one) => one.id === id);
    if (template) write(template.text);
  }

  function write(text: string) {
    key.current = null;
    setMessage(text);
  }

  async function send() {
    const problem = checkSingleSms({ mobileNumber, message, authorised });
    if (problem) return void toast.error(problem, { id: 'single-sms' });
    key.current ??= uuidv7();
    const outcome = await sendSingleSms({ mobileNumber: mobileNumber.trim(), message }, key.current);
    if (!outcome.ok) {
      // Whatever was answered is final for this key; only a lost answer is asked for again.
      if (outcome.problem.code !== 'NETWORK' && outcome.problem.code !== 'TIMEOUT') key.current = null;
      return toastProblem(outcome.problem);
    }
    toast.success(outcome.data, { id: 'single-sms' });
    setMobileNumber('');
    setTemplateId(NO_TEMPLATE);
    write('');
  }

  return (
    <Form hasSaveKey={false} aria-label={t('Send message')} onSubmit={() => void send()}>
      <TextField
        label={t('Mobile number')}
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="01711204466"
        value={mobileNumber}
        onChange={(text) => {
          key.current = null;
          setMobileNumber(text);
        }}
        autoFocus
      />
      {templates.length > 0 && (
        <Select
          label={t('Template')}
          placeholder={t('Choose a template')}
          value={templateId}
          onChange={pick}
          options={templates.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      <TextArea
        label={t('Message')}
        name="message"
        rows={4}
        value={message}
        onChange={write}
        description={<SegmentCount text={message} />}
      />
      <Button type="submit" variant="primary" icon={Send} isPending={isInFlight}>
        {isInFlight ? t('Sending message...') : t('Send message')}
      </Button>
    </Form>
  );
}

/** What the text will cost, while it is being written. */
function SegmentCount({ text }: { text: string }) {
  const { t } = useTranslation();
  const { encoding, segments, perSegment, remaining } = smsSegments(text);
  const counts = { count: segments, remaining, perSegment };
  const options = { ...counts, defaultValue_one: '{{count}} SMS, {{remaining}} of {{perSegment}} letters left' };
  return (
    <span aria-live="polite">
      {segments === 0
        ? t('160 letters fit in one SMS, 70 in Bangla')
        : t('{{count}} SMS, {{remaining}} letters left in the last of {{perSegment}}', options)}
      {encoding === 'UCS-2' && ` · ${t('Bangla')}`}
    </span>
  );
}
