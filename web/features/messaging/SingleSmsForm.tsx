import { Send, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asciiDigits, normalisePhone } from '../../../schema/rules/phone.ts';
import { checkSingleSms } from '../../../schema/rules/sms.ts';
import { messageText } from '../../messageText.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { Button } from '../../ui/Button.tsx';
import { clearOnEscape } from '../../ui/clearOnEscape.ts';
import { Form } from '../../ui/Form.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { SegmentCount } from './components/SegmentCount.tsx';
import { useSendSingleSms } from './mutations/useSendSingleSms.ts';
import { useMessageTemplates } from './useMessageTemplates.ts';

/** One at a time: the newest notice takes the place of the last. */
const NOTICE = 'single-sms';

/** One SMS to one number, for those with the order permission. Nothing checks before Send is pressed. */
export function SingleSmsForm({ onSent }: { onSent?: () => void }) {
  const { t } = useTranslation();
  const authorised = useCan('order');
  const templates = useMessageTemplates();
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [mobileNumber, setMobileNumber] = useState('');
  const [message, setMessage] = useState('');
  const { sendSingleSms, isInFlight } = useSendSingleSms();
  const numberInput = useRef<HTMLInputElement>(null);
  if (!authorised) return null;

  function pick(id: string) {
    setTemplateId(id || null);
    const template = templates.find((one) => one.id === id);
    if (template) setMessage(template.text);
  }

  function clear() {
    setMobileNumber('');
    setMessage('');
    setTemplateId(null);
    numberInput.current?.focus();
  }

  async function send() {
    if (isInFlight) return;
    const problem = checkSingleSms({ mobileNumber, message, authorised });
    if (problem) return void toast.error(messageText(problem, t), { id: NOTICE });
    const number = asciiDigits(mobileNumber).trim();
    const outcome = await sendSingleSms({ mobileNumber: number, message });
    if (!outcome.ok) return toastProblem(outcome.problem);
    toast.success(outcome.data, { id: NOTICE });
    clear();
    onSent?.();
  }

  return (
    <Form hasSaveKey={false} aria-label={t('Single SMS')} onSubmit={() => void send()}>
      <TextField
        label={t('Mobile number')}
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="01711204466"
        inputRef={numberInput}
        value={mobileNumber}
        onChange={setMobileNumber}
        onBlur={() => setMobileNumber(normalisePhone(mobileNumber) ?? mobileNumber)}
        onKeyDown={clearOnEscape(mobileNumber, setMobileNumber)}
        end={
          mobileNumber !== '' && (
            <IconButton
              icon={X}
              label={t('Clear the number')}
              size="small"
              hasTooltip={false}
              onClick={() => setMobileNumber('')}
            />
          )
        }
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
        onChange={setMessage}
        onKeyDown={clearOnEscape(message, setMessage)}
        description={<SegmentCount text={message} />}
      />
      <Button type="submit" variant="primary" icon={Send} isPending={isInFlight}>
        {isInFlight ? t('Sending message...') : t('Send')}
      </Button>
    </Form>
  );
}
