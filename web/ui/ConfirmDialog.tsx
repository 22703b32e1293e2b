import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { token } from './theme/token.ts';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The verb: 'Cancel order', not 'OK'. */
  confirmLabel: string;
  isOpen: boolean;
  onClose: () => void;
  /** Close it from here when the work is done. */
  onConfirm: () => void;
  isDanger?: boolean;
  isPending?: boolean;
  /** In pixels; wider where tables are part of the question. */
  width?: number;
}

const Words = styled.div`
  color: ${token.ink2};
`;

/** Asks before something that is hard to undo. Where the record needs a reason, `forms/ReasonDialog` asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isOpen, onClose, isDanger, isPending, width = 440 } = props;
  const { t } = useTranslation();
  const formId = useId();

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isAlert
      width={width}
      footer={
        <>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            autoFocus
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} hasSaveKey={false} onSubmit={() => !isPending && props.onConfirm()}>
        <Words>{children}</Words>
      </Form>
    </Dialog>
  );
}
