import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { TextArea } from './TextArea.tsx';
import { token } from './theme/token.ts';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The verb: 'Cancel order', not 'OK'. */
  confirmLabel: string;
  isOpen: boolean;
  onClose: () => void;
  /** Gets the trimmed reason, '' when none was asked for. Close it from here when the work is done. */
  onConfirm: (reason: string) => void;
  isDanger?: boolean;
  isPending?: boolean;
  /** Asks why, and does not go on without it. */
  needsReason?: boolean;
  reasonLabel?: string;
  /** In pixels; wider where tables are part of the question. */
  width?: number;
}

/** As the gateway takes it. */
const LONGEST_REASON = 300;

const Words = styled.div`
  color: ${token.ink2};
`;

/** Asks before something that is hard to undo, with a reason where the record needs one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isOpen, onClose, isDanger, isPending, needsReason = false, width = 440 } = props;
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const formId = useId();

  function reasonProblem(text: string): string | null {
    if (text.trim() === '') return t('Give a reason');
    const tooMany = text.trim().length - LONGEST_REASON;
    return tooMany > 0
      ? t('{{count}} characters too long', { count: tooMany, defaultValue_one: '{{count}} character too long' })
      : null;
  }

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isAlert
      // A click beside it would throw away what is typed.
      isDismissable={!needsReason}
      width={width}
      footer={
        <>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            autoFocus={!needsReason}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} hasSaveKey={needsReason} onSubmit={() => !isPending && props.onConfirm(reason.trim())}>
        <Words>{children}</Words>
        {needsReason && (
          <TextArea
            label={props.reasonLabel ?? t('Reason')}
            name="reason"
            value={reason}
            onChange={setReason}
            validate={reasonProblem}
            isRequired
            autoFocus
            rows={2}
          />
        )}
      </Form>
    </Dialog>
  );
}
