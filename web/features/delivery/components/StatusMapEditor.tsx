import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { PARCEL_STATUSES } from '../../../../schema/rules/parcel-status.ts';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { statusText } from '../../../ui/statusMeaning.ts';
import { token } from '../../../ui/theme/token.ts';
import type { MethodDraft } from '../deliveryMethodDraft.ts';

const MAX_WORDS = 100;

const Rows = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 34px;
  gap: 10px;
  align-items: end;
`;

const Words = styled.p`
  margin: 0 0 12px;
  color: ${token.ink2};
`;

const Unknown = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 6px;
`;

interface StatusMapEditorProps {
  form: CommandForm<MethodDraft>;
  /** Status words without a meaning yet. */
  unknown: readonly string[];
  /** One of these, filled in at the start. */
  word?: string;
}

/** Editor of the status map: the meaning of the courier's status words that differ from the default or are unknown. */
export function StatusMapEditor({ form, unknown, word }: StatusMapEditorProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'statusMap' });
  const typed = useWatch({ control: form.control, name: 'statusMap', compute: (rows) => rows.map(({ raw }) => raw.trim().toLowerCase()).join('\n') }).split('\n');
  const open = unknown.filter((one) => !typed.includes(one));
  const add = (raw: string) => append({ raw, status: 'IN_TRANSIT' }, { shouldFocus: raw === '' });
  const isFilled = useRef(false);
  useEffect(() => {
    if (isFilled.current || !word || !open.includes(word)) return;
    isFilled.current = true;
    append({ raw: word, status: 'IN_TRANSIT' }, { focusName: `statusMap.${fields.length}.status` });
  }, [append, fields.length, open, word]);
  return (
    <Card title={t('Words of the courier')}>
      {open.length > 0 && (
        <Banner meaning="warn" title={t('Nobody has said what these words mean')}>
          {t('Their parcels stay where they are until you do.')}
          <br />
          <Unknown>
            {open.map((one) => (
              <Button key={one} size="small" icon={Plus} onClick={() => add(one)}>
                {one}
              </Button>
            ))}
          </Unknown>
        </Banner>
      )}
      <Words>{t('The usual words are known. Add those that mean something else here, or that only this courier uses.')}</Words>
      <Rows>
        {fields.map(({ id }, index) => (
          <Row key={id} aria-label={t('Word {{number}}', { number: formatCount(index + 1) })}>
            <FormTextField
              form={form}
              name={`statusMap.${index}.raw`}
              label={t('The courier says')}
              validate={(text) => (text.trim() === '' ? t('Write the word') : null)}
              maxLength={100}
              autoComplete="off"
              isRequired
            />
            <FormSelect
              form={form}
              name={`statusMap.${index}.status`}
              label={t('That is')}
              options={PARCEL_STATUSES.map((status) => ({ id: status, label: statusText(status, t) }))}
            />
            <IconButton
              ref={passFocusOn}
              icon={Trash2}
              label={t('Remove word {{number}}', { number: formatCount(index + 1) })}
              onClick={() => {
                form.clearProblem();
                remove(index);
              }}
            />
          </Row>
        ))}
      </Rows>
      <Button size="small" icon={Plus} disabled={fields.length >= MAX_WORDS} onClick={() => add('')}>
        {t('Add word')}
      </Button>
    </Card>
  );
}
