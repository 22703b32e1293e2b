import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { MethodDraft } from '../deliveryMethodDraft.ts';
import { parcelOptions } from '../deliveryText.ts';

const Rows = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin: 12px 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 34px;
  gap: 10px;
  align-items: end;
`;

const Note = styled.p`
  margin: 16px 0 0;
  color: ${token.ink2};
`;

/** Words of the courier that mean something else than usual, or that nobody here knows yet. */
export function StatusMapRows({ form }: { form: CommandForm<MethodDraft> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'statusMap' });
  return (
    <>
      <Note>{t('The usual words of the courier are known. Add one here if it uses another; until then an unknown word changes no order.')}</Note>
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ id }, index) => (
            <Row key={id}>
              <FormTextField form={form} name={`statusMap.${index}.raw`} label={t("The courier's word")} maxLength={100} autoComplete="off" isRequired />
              <FormSelect form={form} name={`statusMap.${index}.status`} label={t('Means')} options={parcelOptions(t)} />
              <IconButton icon={Trash2} label={t('Remove this word')} onClick={() => remove(index)} />
            </Row>
          ))}
        </Rows>
      )}
      <Button icon={Plus} size="small" onClick={() => append({ raw: '', status: 'IN_TRANSIT' })}>
        {t('Add a word')}
      </Button>
    </>
  );
}
