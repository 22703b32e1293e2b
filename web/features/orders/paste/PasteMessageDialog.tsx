import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { readMessage } from './readMessage.ts';
import type { ReadMessage } from './readMessage.ts';

interface PasteMessageDialogProps {
  onRead: (read: ReadMessage) => void;
  onClose: () => void;
}

/** Dialog that reads the fields of an order from a customer's message. */
export function PasteMessageDialog({ onRead, onClose }: PasteMessageDialogProps) {
  const { t } = useTranslation();
  const [message, setMessage] = useState('');

  function fill() {
    onRead(readMessage(message));
    onClose();
  }

  return (
    <Dialog
      title={t('Paste message')}
      isOpen
      onClose={onClose}
      width={520}
      footer={
        <>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button type="submit" form="paste-message" variant="primary">
            {t('Fill in the order')}
          </Button>
        </>
      }
    >
      <Form id="paste-message" onSubmit={fill}>
        <TextArea
          label={t('Message of the customer')}
          description={t('English, Bangla or both. Look it over afterwards: nothing is saved yet.')}
          value={message}
          onChange={setMessage}
          rows={8}
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
