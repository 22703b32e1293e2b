import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { UnsavedGuard } from '../../../shell/UnsavedGuard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCreateProduct } from '../mutations/useCreateProduct.ts';
import { createInput, emptyProduct, isTouched, withoutCost } from '../newProduct.ts';
import { NewProductProblem } from './NewProductProblem.tsx';
import { VariantRows } from './VariantRows.tsx';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 720px;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** Name, description and variants of a new product, saved as a whole. */
export function NewProductForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyProduct);
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [savedId, setSavedId] = useState<string | null>(null);
  // The same attempt again, after an answer that was lost on its way, adds no second product.
  const attempt = useRef({ key: crypto.randomUUID(), draft });
  const { createProduct, isInFlight } = useCreateProduct();

  // Once the guard has seen that nothing is left to lose.
  useEffect(() => {
    if (savedId) void navigate({ to: '/product/product-list/$id', params: { id: savedId }, replace: true });
  }, [savedId, navigate]);

  function change(part: Partial<typeof draft>) {
    setDraft((current) => ({ ...current, ...part }));
  }

  async function save() {
    setAsking(false);
    if (attempt.current.draft !== draft) attempt.current = { key: crypto.randomUUID(), draft };
    const outcome = await createProduct(createInput(draft), attempt.current.key);
    setProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    toast.success(t('{{name}} is added', { name: draft.name.trim() }));
    setSavedId(outcome.data.id);
  }

  function submit() {
    if (isInFlight) return;
    if (withoutCost(draft).length > 0) setAsking(true);
    else void save();
  }

  return (
    <>
      <UnsavedGuard isDirty={savedId === null && isTouched(draft)} />
      <Form errors={problem?.fields} onSubmit={submit}>
        {problem && <NewProductProblem problem={problem} />}
        <Card>
          <Stack>
            <TextField
              label={t('Product name')}
              name="name"
              value={draft.name}
              onChange={(name) => change({ name })}
              validate={(text) => (text.trim() === '' ? t('Give the product a name') : null)}
              maxLength={200}
              autoComplete="off"
              isRequired
              autoFocus
            />
            <TextArea
              label={t('Description')}
              name="description"
              value={draft.description}
              onChange={(description) => change({ description })}
              maxLength={5000}
            />
          </Stack>
        </Card>
        <VariantRows
          variants={draft.variants}
          onChange={(variants) => {
            // Messages stand by the number of their row: after a row is gone they would stand beside another.
            if (variants.length < draft.variants.length) setProblem(null);
            change({ variants });
          }}
        />
        <End>
          <LinkButton to="/product/product-list">{t('Go back')}</LinkButton>
          <Button type="submit" variant="primary" isPending={isInFlight}>
            {t('Add product')}
          </Button>
        </End>
      </Form>
      <ConfirmDialog
        title={t('Add stock that cost nothing?')}
        confirmLabel={t('Add without cost')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void save()}
      >
        {t(
          'No cost is given for the opening stock of {{skus}}. Every sale of it will look like pure profit ' +
            'in the reports.',
          { skus: withoutCost(draft).map(({ sku }) => sku.trim()).join(', ') },
        )}
      </ConfirmDialog>
    </>
  );
}
