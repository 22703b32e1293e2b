import { useTranslation } from 'react-i18next';
import { phoneText } from '../../../schema/rules/phone.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CodeField } from './CodeField.tsx';
import type { SentCode } from './trialAnswers.ts';

interface CodeStepProps {
  sent: SentCode;
  code: string;
  onChange: (code: string) => void;
}

/** Where the code is to be found, and the field for it. */
export function CodeStep({ sent, code, onChange }: CodeStepProps) {
  const { t } = useTranslation();
  const number = phoneText(sent.phone);
  const description = sent.isCertain
    ? t('We have sent it to {{number}}. It is valid for ten minutes.', { number })
    : t('It may be on its way to {{number}}.', { number });
  return (
    <>
      {sent.code && (
        <Banner
          meaning="info"
          title={t('This server sends no SMS. Your code is {{code}}.', { code: sent.code })}
        />
      )}
      <CodeField
        description={sent.code ? t('It is for {{number}}.', { number }) : description}
        value={code}
        onChange={onChange}
      />
    </>
  );
}
