import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { LOGO_TYPES } from '../../../schema/rules/logo.ts';
import type { LogoField_business$key } from '../../__generated__/LogoField_business.graphql.ts';
import type { LogoFieldQuery } from '../../__generated__/LogoFieldQuery.graphql.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { messageText } from '../../messageText.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { passFocusOn } from '../../ui/passFocusOn.ts';
import { errorStyle, FieldLabelText, fieldStyle, helpStyle } from '../../ui/fieldStyle.ts';
import { toast } from '../../ui/toast.tsx';
import { fitLogo } from './fitLogo.ts';
import { LogoImage } from './LogoImage.tsx';
import { uploadLogo } from './uploadLogo.ts';
import { useRemoveLogo } from './useRemoveLogo.ts';

const SIZE = 96;

const Field = styled.div`
  ${fieldStyle}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
`;

const Side = styled.div`
  ${fieldStyle}
  flex: 1 1 200px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Help = styled.span`
  ${helpStyle}
`;

const ErrorText = styled.span`
  ${errorStyle}
`;

const logoQuery = graphql`
  query LogoFieldQuery {
    viewer {
      business {
        ...LogoField_business
      }
    }
  }
`;

/** Chooses, shows and removes the logo of the business; each change is saved at once. */
export function LogoField({ business }: { business: LogoField_business$key }) {
  const { t } = useTranslation();
  const refresh = useRefresh<LogoFieldQuery>(logoQuery, {});
  const { name, logoUrl } = useFragment(
    graphql`
      fragment LogoField_business on Business {
        name
        logoUrl
      }
    `,
    business,
  );
  const input = useRef<HTMLInputElement>(null);
  const ids = useId();
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { removeLogo, isInFlight: isRemoving } = useRemoveLogo();

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // Reset, so that the same file can be chosen again after an error.
    currentTarget.value = '';
    if (!file) return;
    setUploading(true);
    setError(await put(file));
    setUploading(false);
  }

  async function put(file: File): Promise<string | null> {
    const fitted = await fitLogo(file);
    if ('problem' in fitted) return messageText(fitted.problem, t);
    const problem = await uploadLogo(fitted.picture);
    if (problem) return problem;
    await refresh();
    toast.success(t('Logo saved'));
    return null;
  }

  async function remove() {
    const outcome = await removeLogo();
    setError(outcome.ok ? null : outcome.problem.message);
    if (outcome.ok) toast.success(t('Logo removed'));
  }

  return (
    <Field role="group" aria-labelledby={`${ids}-label`} aria-describedby={`${ids}-help`}>
      <FieldLabelText id={`${ids}-label`}>{t('Logo')}</FieldLabelText>
      <Row>
        {logoUrl ? (
          <LogoImage url={logoUrl} alt={t('Logo of {{name}}', { name })} size={SIZE} />
        ) : (
          <Avatar name={name} shape="square" size={SIZE} />
        )}
        <Side>
          <Buttons>
            <input
              ref={input}
              type="file"
              accept={LOGO_TYPES.join(',')}
              aria-label={t('Logo file')}
              onChange={(event) => void choose(event)}
              hidden
            />
            <Button icon={ImageUp} isPending={isUploading} onClick={() => input.current?.click()}>
              {logoUrl ? t('Replace') : t('Upload logo')}
            </Button>
            {logoUrl && (
              <Button ref={passFocusOn} variant="quiet" icon={Trash2} isPending={isRemoving} onClick={() => void remove()}>
                {t('Remove')}
              </Button>
            )}
          </Buttons>
          <Help id={`${ids}-help`}>{t('PNG, JPEG or WebP, best as a square. It is saved at once.')}</Help>
          {error && <ErrorText role="alert">{error}</ErrorText>}
        </Side>
      </Row>
    </Field>
  );
}
