import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Select.tsx';
import { useSmsFacts } from '../useSmsFacts.ts';

/** The message templates of the business; the chosen one's text fills the message. Nothing where there are none. */
export function TemplateSelect({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation();
  const { templates } = useSmsFacts();
  const [chosen, setChosen] = useState<string | null>(null);
  if (templates.length === 0) return null;
  function pick(id: string) {
    setChosen(id || null);
    const template = templates.find((one) => one.id === id);
    if (template) onChoose(template.text);
  }
  return (
    <Select
      label={t('Template')} placeholder={t('Choose a template')} value={chosen} onChange={pick}
      options={templates.map(({ id, name }) => ({ id, label: name }))}
    />
  );
}
