import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { asciiDigits } from '../../../schema/rules/phone.ts';
import { checkSingleSms, SINGLE_SMS_MESSAGES } from '../../../schema/rules/sms.ts';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { messageText } from '../../messageText.ts';
import type { CommandProblem } from '../../relay/commandProblem.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { toast } from '../../ui/toast.tsx';
import { useSendSingleSms } from './mutations/useSendSingleSms.ts';
import { useSmsFacts } from './useSmsFacts.ts';

/** One at a time: the newest notice takes the place of the last. */
const NOTICE = 'single-sms';

export interface SmsDraft {
  mobileNumber: string;
  message: string;
}

/** What is wrong with a draft: said on a toast, as the specification has it, and at the fields that it is about. */
function problemOf(wrong: MessageKey, { mobileNumber, message }: SmsDraft, t: TFunction): CommandProblem {
  const text = messageText(wrong, t);
  const isEmpty = wrong === SINGLE_SMS_MESSAGES.empty;
  const fields = {
    ...((isEmpty ? !mobileNumber.trim() : wrong === SINGLE_SMS_MESSAGES.mobileNumber) && { mobileNumber: text }),
    ...(isEmpty && !message.trim() && { message: text }),
  };
  return { code: 'BAD_REQUEST', message: text, fields };
}

/**
 * The draft of one SMS to one number; `known` is whom it is for, or ''. Nothing checks before Send is pressed. Once it
 * is sent the fields are empty again, unless `onSent` closes them.
 */
export function useSingleSms(known: string, onSent?: () => void) {
  const { t } = useTranslation();
  const authorised = useCan('order');
  const { templates, price, refresh } = useSmsFacts();
  const [templateId, setTemplateId] = useState<string | null>(null);
  const { sendSingleSms } = useSendSingleSms();
  const numberInput = useRef<HTMLInputElement>(null);
  const form = useCommandForm({
    saved: { mobileNumber: known, message: '' },
    save: async (draft: SmsDraft) => {
      const wrong = checkSingleSms({ ...draft, authorised });
      if (wrong) return { ok: false, problem: problemOf(wrong, draft, t) };
      // In place of what an earlier message has left there.
      toast.loading(t('Sending message...'), NOTICE);
      return sendSingleSms({ ...draft, mobileNumber: asciiDigits(draft.mobileNumber).trim() });
    },
    onRefused: (problem) => {
      toast.error(problem.message, { id: NOTICE, referenceId: problem.referenceId });
      return Object.keys(problem.fields).length > 0 ? problem : null;
    },
    onSaved: (text) => {
      toast.success(text, { id: NOTICE });
      if (onSent) return onSent();
      form.reset({ mobileNumber: '', message: '' });
      setTemplateId(null);
      numberInput.current?.focus();
      refresh();
    },
  });

  function pick(id: string) {
    setTemplateId(id || null);
    const template = templates.find((one) => one.id === id);
    if (template) form.change('message', template.text);
  }

  return { form, known, authorised, templates, price, templateId, pick, numberInput };
}

export type SingleSmsDraft = ReturnType<typeof useSingleSms>;
